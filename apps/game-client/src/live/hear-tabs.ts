/** Other windows of this player on the same device hear when one has decided something. */
const channelName = 'fairground.stages'

export interface Tabs {
  tell(): void
  stop(): void
}

/** Calls `hear` when another window has told something of this round, and when this one is looked at again. */
export function hearTabs(hear: () => void): Tabs {
  const look = () => {
    if (!document.hidden) hear()
  }
  document.addEventListener('visibilitychange', look)
  const unlook = () => document.removeEventListener('visibilitychange', look)
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, stop: unlook }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', hear)
  let isOver = false
  return {
    // A wish may still be answered after the table was left.
    tell: () => isOver || channel.postMessage(null),
    stop() {
      isOver = true
      unlook()
      channel.close()
    },
  }
}
