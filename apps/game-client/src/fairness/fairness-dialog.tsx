import { FairnessDialog as FrameFairness } from '@fairground/vendor-ui/fairness-dialog'
import { useTranslation } from 'react-i18next'
import { useFrameGame } from '../components/frame-context.tsx'
import { wordsOf } from '../tables/words-of.ts'

export interface FairnessDialogProps {
  open: boolean
  onClose: () => void
  /** The round to check; absent: only the seeds are shown. */
  roundId: string | undefined
}

const checkedKeys = {
  slot: 'fair.check.events',
  instant: 'instant.check.events',
  fishing: 'instant.check.events',
} as const

/** The fairness window, in the words of the game. */
export function FairnessDialog(props: FairnessDialogProps) {
  const { t } = useTranslation()
  const frame = useFrameGame()
  const { kind, rulesId } = { rulesId: '', ...frame.opened }
  const isShared = kind === 'shared'
  const fair = {
    text: t(isShared ? wordsOf(rulesId).fair : 'fair.text'),
    same: t(isShared ? wordsOf(rulesId).same : checkedKeys[kind]),
    clientSeed: t(isShared ? 'instant.round.salt' : 'fair.clientSeed'),
    hasSeeds: !isShared,
    rotate: (request: { clientSeed?: string }) => frame.rotate(request),
  }
  return <FrameFairness {...props} fair={fair} />
}
