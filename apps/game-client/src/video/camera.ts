export interface Camera {
  video: HTMLVideoElement
  stop(): void
}

/** The camera of this device, without sound; undefined when nobody lets the page have one. */
export async function openCamera({ width, height }: { width: number; height: number }): Promise<Camera | undefined> {
  const wanted = { width: { ideal: width }, height: { ideal: height }, facingMode: { ideal: 'environment' } }
  const stream = await navigator.mediaDevices?.getUserMedia({ video: wanted, audio: false }).catch(() => undefined)
  if (!stream) return undefined
  const video = document.createElement('video')
  Object.assign(video, { srcObject: stream, muted: true, playsInline: true })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  await video.play().catch(stop)
  return { video, stop }
}

/** As large as the canvas, cut where the shapes differ. */
export function drawCamera(pen: CanvasRenderingContext2D, { video }: Camera): void {
  const { width, height } = pen.canvas
  const scale = Math.max(width / Math.max(1, video.videoWidth), height / Math.max(1, video.videoHeight))
  const [shownWidth, shownHeight] = [video.videoWidth * scale, video.videoHeight * scale]
  pen.drawImage(video, (width - shownWidth) / 2, (height - shownHeight) / 2, shownWidth, shownHeight)
}
