const palettes = [
  ['#4b2a8c', '#c9626a', '#ffc65c'],
  ['#12465f', '#2f9f78', '#ffe2a6'],
  ['#7a1f2c', '#e08a1e', '#fff3dc'],
  ['#2c2a5f', '#7c4fd6', '#b79bff'],
] as const

/** A stand-in tile of 300 × 400 as a data address; the real ones come from the art package. */
export function sampleArt(seed: number): string {
  const [dark, middle, light] = palettes[seed % palettes.length] ?? palettes[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">
    <defs><radialGradient id="g" cy=".4"><stop stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
    <path fill="url(#g)" d="M0 0h300v400H0z"/>
    <g fill="${light}"><circle cx="150" cy="${160 + (seed % 3) * 14}" r="74" opacity=".9"/><path opacity=".5" d="M30 330h240v18H30zm30 30h180v12H60z"/></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
