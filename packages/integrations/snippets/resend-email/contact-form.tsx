import { type FormEvent, useState } from 'react';

export function ContactForm() {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await fetch('/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, message }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.error);
      setSent(true);
    } catch (error) {
      // What was typed stays in the form.
      setProblem(`Your message was not sent. ${(error as Error).message}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={send}>
      <label>
        Email
        <input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={254}
          required
        />
      </label>
      <label>
        Message
        <input
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          maxLength={5000}
          required
        />
      </label>
      <button type="submit" disabled={isBusy}>
        Send
      </button>
      {problem && <p role="alert">{problem}</p>}
      {isSent && <p aria-live="polite">Thank you. Your message was sent.</p>}
    </form>
  );
}
