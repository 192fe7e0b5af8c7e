/** Networks as they are typed, one a line; a single address is a network of its own. */
export const networksOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((line) => (line.includes('/') ? line : `${line}/${line.includes(':') ? 128 : 32}`))

const part = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})'
const fourth = new RegExp(`^(?:${part}\\.){3}${part}/(?:[0-9]|[12][0-9]|3[0-2])$`)
const sixth = /^[0-9a-f:]{2,39}\/(?:[0-9]{1,2}|1[01][0-9]|12[0-8])$/i

/** Whether it can be a network; the server looks more closely at the longer kind. */
export const isNetwork = (network: string): boolean => fourth.test(network) || sixth.test(network)
