import type { PromotionState } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useNow } from '../lib/use-now.ts'

const looks: Record<string, { tone: StatusTone; icon: string }> = {
  draft: { tone: 'neutral', icon: 'icon-[ph--pencil-simple-fill]' },
  coming: { tone: 'info', icon: 'icon-[ph--clock-countdown-fill]' },
  running: { tone: 'ok', icon: 'icon-[ph--play-circle-fill]' },
  over: { tone: 'neutral', icon: 'icon-[ph--flag-checkered-fill]' },
  withdrawn: { tone: 'bad', icon: 'icon-[ph--prohibit-fill]' },
}

const renewMs = 60_000

interface Timed {
  state: PromotionState
  startsAt: string
  endsAt: string
}

/** Whether players see it, and where it is in its time. */
export function CampaignState({ campaign: { state, startsAt, endsAt } }: { campaign: Timed }) {
  const { t } = useTranslation()
  const nowMs = useNow(renewMs)
  const shown =
    state !== 'published'
      ? state
      : nowMs < Date.parse(startsAt)
        ? 'coming'
        : nowMs < Date.parse(endsAt)
          ? 'running'
          : 'over'
  return <StatusChip {...looks[shown]}>{t(`marketing:state.${shown}`)}</StatusChip>
}
