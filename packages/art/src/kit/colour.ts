type Rgb = readonly [red: number, green: number, blue: number]

function parse(hex: string): Rgb {
  const long = hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`not a hex colour: ${hex}`)
  return [
    Number.parseInt(long.slice(1, 3), 16),
    Number.parseInt(long.slice(3, 5), 16),
    Number.parseInt(long.slice(5), 16),
  ]
}

/** The colour a share `ratio` (0 to 1) of the way from one hex colour to another, as `#rrggbb`. */
export function mix(from: string, to: string, ratio: number): string {
  const [start, end] = [parse(from), parse(to)]
  const channel = (index: 0 | 1 | 2) => {
    const value = Math.round(start[index] + (end[index] - start[index]) * ratio)
    return value.toString(16).padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}
