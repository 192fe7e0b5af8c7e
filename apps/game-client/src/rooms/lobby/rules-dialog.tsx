import type { RoomFacts } from '@fairground/contract/studio'
import { Dialog, KeyValues } from '@fairground/ui'
import { Cash, NoticesLink, useGameName } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useRooms } from '../room-context.ts'
import { RakeWords } from './rake-words.tsx'

interface RulesDialogProps {
  open: boolean
  onClose: () => void
  facts: RoomFacts | undefined
}

const usualSeconds = 15

/** How the game is played here, what the house takes, and how a hand is shuffled. */
export function RulesDialog({ open, onClose, facts }: RulesDialogProps) {
  const { t } = useTranslation()
  const { game } = useRooms()
  const name = useGameName()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      titleLook="poster"
      description={t('room.rules')}
    >
      <div className="grid gap-5">
        <ul className="grid list-disc gap-1.5 ps-5 text-sm text-ink-2">
          {[
            ...game.rules(t),
            ...(game.actionSeconds === null
              ? []
              : [t('room.rule.time', { seconds: game.actionSeconds ?? usualSeconds })]),
            t('room.rule.away'),
            t('room.rule.shuffle'),
            t('room.seesCards'),
          ].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {facts && (
          <KeyValues
            look="well"
            items={[
              { id: 'unit', label: t('room.unit'), value: <Cash minor={BigInt(facts.unitMinor)} /> },
              { id: 'rake', label: t('room.rake'), value: <RakeWords rake={facts.rake} /> },
              ...game
                .options(facts, t)
                .map((text, at) => ({ id: `option-${at}`, label: t('room.option'), value: text })),
            ]}
          />
        )}
        <NoticesLink />
      </div>
    </Dialog>
  )
}
