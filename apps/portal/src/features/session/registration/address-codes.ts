/** Codes that the page's address brings along: of the house or an agent, and of a member. */
export function addressCodes(search: string): { affiliateCode: string; referralCode: string } {
  const query = new URLSearchParams(search)
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, 32)
  return { affiliateCode: read('affiliateCode'), referralCode: read('referralCode') }
}
