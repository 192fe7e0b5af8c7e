import type { LotteryTicketView } from '@fairground/contract/lottery'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { none } from '../play/line.ts'

const tones: Record<string, StatusTone> = {
  ...{ betting: 'wait', presenting: 'info', won: 'ok', lost: 'neutral', void: 'neutral', refused: 'bad' },
}

/** Where a ticket stands, in a word. */
export function TicketState({ ticket: { state, payoutMinor } }: { ticket: LotteryTicketView }) {
  const { t } = useTranslation()
  const ended = BigInt(payoutMinor) > none ? 'won' : 'lost'
  const now = state === 'collected' ? ended : state
  return <StatusChip tone={tones[now]}>{t(`state.${now}`)}</StatusChip>
}
