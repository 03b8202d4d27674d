export function formatNumber(text: string, o: { digits: number; thousands: boolean; notation: string }) {
  if (o.notation === 'full') return { plain: text, latex: text }
  const plain = String(Number(Number(text).toPrecision(o.digits)))
  return { plain, latex: plain }
}
