/** A browser that lets nothing sound by itself shows the picture all the same; the first touch brings the sound. */
export function playQuietly(video: HTMLVideoElement): void {
  const silently = () => {
    video.muted = true
    return video.play()
  }
  // One that shows nothing by itself leaves the dealer who is drawn.
  void video.play().catch(() => silently().catch(() => undefined))
}
