/** What a browser counts of a connection, as far as it is looked at. Source: W3C webrtc-stats. */
interface Counted {
  type: string
  kind?: string
  packetsSent?: number
  timestamp: number
}

/** The other end reports about every second; without a report for so long nobody knows what it gets. */
const reportedMs = 5_000

/** Says whether a picture that is sent also goes on at the other end, as far as it has said. */
export function createSendWatch() {
  let sentBefore = 0
  return {
    goesOn(counted: readonly Counted[]): boolean {
      const video = counted.filter(({ kind }) => kind === 'video')
      const sent = video.find(({ type }) => type === 'outbound-rtp')
      const told = video.find(({ type }) => type === 'remote-inbound-rtp')
      const packets = sent?.packetsSent ?? 0
      const isMore = packets > sentBefore
      sentBefore = packets
      // A server that reports nothing at all is asked by the studio.
      return isMore && (!told || !sent || sent.timestamp - told.timestamp < reportedMs)
    },
  }
}
