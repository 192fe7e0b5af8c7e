/** Decimal strings become numbers only to find their place on a drawing. */
export function sharesOf(byType: Record<string, { validBet: string }>) {
  const found = Object.entries(byType)
    .map(([type, { validBet }]) => ({ type, amount: Number(validBet) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
  const total = found.reduce((sum, { amount }) => sum + amount, 0)
  let before = 0
  return found.map(({ type, amount }) => {
    const share = amount / total
    before += share
    return { type, share, before: before - share }
  })
}
