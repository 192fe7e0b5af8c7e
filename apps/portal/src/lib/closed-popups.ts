/** Whoever looks: an account's id, or nobody. What a visitor closed, the same person still sees once signed in. */
const keyOf = (memberId: string | undefined) => `closedPopups:${memberId ?? 'visitor'}`

/** Ids of the popups that were closed in this session. */
export function readClosedPopups(storage: Pick<Storage, 'getItem'>, memberId: string | undefined): readonly string[] {
  return (storage.getItem(keyOf(memberId)) ?? '').split(' ').filter(Boolean)
}

/** Remembers one for the rest of the session. */
export function keepClosedPopup(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  memberId: string | undefined,
  popupId: string,
): void {
  const closed = new Set([...readClosedPopups(storage, memberId), popupId])
  storage.setItem(keyOf(memberId), [...closed].join(' '))
}
