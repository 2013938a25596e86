import { type FormEvent, useState } from 'react';

export function AskForm() {
  const [prompt, setPrompt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function ask(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await fetch('/ask', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ prompt }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.error);
      setText(body.text);
    } catch (error) {
      setProblem(`Your question was not answered. ${(error as Error).message}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={ask}>
      <label>
        Question
        <input
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          maxLength={4000}
          required
        />
      </label>
      <button type="submit" disabled={isBusy}>
        Ask
      </button>
      {problem && <p role="alert">{problem}</p>}
      {text && <p aria-live="polite">{text}</p>}
    </form>
  );
}
