/** Other windows of this player on the same device hear when one has decided something. */
const channelName = 'fairground.stages'

/** Calls `hear` when another window has told something of this round, and when this one is looked at again. */
export function hearTabs(hear: () => void): { tell(): void } {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) hear()
  })
  if (typeof BroadcastChannel === 'undefined') return { tell() {} }
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', hear)
  return { tell: () => channel.postMessage(null) }
}
