/** First two and last one character, the rest masked: enough to know oneself, not another. */
export function maskAccount(account: string): string {
  const letters = [...account]
  const hidden = Math.max(3, letters.length - 3)
  return `${letters.slice(0, 2).join('')}${'*'.repeat(hidden)}${letters.length > 3 ? letters.at(-1) : ''}`
}
