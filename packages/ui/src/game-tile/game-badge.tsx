import { useUiText } from '../provider/ui-provider.tsx'
import { StatusChip } from '../status/status-chip.tsx'

export type GameBadgeKind = 'new' | 'live' | 'jackpot' | 'hot'

const icons: Partial<Record<GameBadgeKind, string>> = {
  jackpot: 'icon-[ph--crown-fill]',
  hot: 'icon-[ph--fire-fill]',
}

export type GameBadgeProps = { kind: GameBadgeKind; text?: string; className?: string }

/** What is special about a game: new, live, a jackpot and its size. */
export function GameBadge({ kind, text, className }: GameBadgeProps) {
  const words = useUiText()
  const own = { new: words.badgeNew, live: words.badgeLive, jackpot: words.badgeJackpot, hot: words.badgeHot }
  return (
    <StatusChip size="sm" tone={kind === 'live' ? 'live' : 'art'} icon={icons[kind]} className={className}>
      {text ?? own[kind]}
    </StatusChip>
  )
}
