/** The picture behind an address, decoded. @throws Error 'Image load error' when there is none */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (cause) {
    throw new Error('Image load error', { cause })
  }
  return image
}
