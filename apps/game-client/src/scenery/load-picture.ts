/** A picture of a stage, decoded: AVIF, or WebP where the browser cannot read that. Rejects when neither comes. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  return decoded(`${address}.avif`).catch(() => decoded(`${address}.webp`))
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  // A browser that shows no pictures says that it has decoded them.
  if (image.naturalWidth === 0) throw new Error(`no picture at ${url}`)
  return image
}
