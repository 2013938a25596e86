import { useState } from 'react';

type Props = { order: string; quantity?: number };

export function CheckoutButton({ order, quantity = 1 }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function checkOut() {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await fetch('/checkout', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ order, quantity }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.error);
      window.location.assign(body.url);
    } catch (error) {
      setProblem(`The payment page could not be opened. ${(error as Error).message}`);
      setBusy(false);
    }
  }

  return (
    <>
      <button type="button" onClick={checkOut} disabled={isBusy}>
        {isBusy ? 'Opening the payment page…' : 'Pay'}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
