/** The sound of a table: silence until somebody lets the microphone in, so that it never begins a connection anew. */
export function createTableSound() {
  const context = new AudioContext()
  const out = context.createMediaStreamDestination()
  let isStopped = false
  let microphone: { stream: MediaStream; source: MediaStreamAudioSourceNode } | undefined
  const turnOff = () => {
    microphone?.source.disconnect()
    for (const track of microphone?.stream.getTracks() ?? []) track.stop()
    microphone = undefined
  }
  return {
    track: out.stream.getAudioTracks()[0],
    /** False when nobody lets the page have a microphone. */
    async turnOn(): Promise<boolean> {
      if (microphone) return true
      const wanted = { echoCancellation: true, noiseSuppression: true }
      const stream = await navigator.mediaDevices?.getUserMedia({ audio: wanted, video: false }).catch(() => undefined)
      if (!stream) return false
      const source = context.createMediaStreamSource(stream)
      microphone = { stream, source }
      // Stopped while the browser asked.
      if (isStopped) turnOff()
      else source.connect(out)
      await context.resume()
      return !isStopped
    },
    turnOff,
    stop(): void {
      isStopped = true
      turnOff()
      void context.close()
    },
  }
}

export type TableSound = ReturnType<typeof createTableSound>
