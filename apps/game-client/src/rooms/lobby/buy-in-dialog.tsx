import type { RoomFacts } from '@fairground/contract/studio'
import { Button, Dialog, KeyValues } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoomState, useRooms } from '../room-context.ts'
import { useRefusal } from '../use-refusal.ts'
import { AmountChoice } from './amount-choice.tsx'
import { RakeWords } from './rake-words.tsx'

interface BuyInDialogProps {
  facts: RoomFacts
  /** Null: any; absent: nobody wants to sit down. */
  chair: number | null | undefined
  onClose: () => void
  onBuy: (minor: bigint) => Promise<boolean>
}

/** The door of a room: what it plays for, what the house takes, and with how much to sit down. */
export function BuyInDialog({ facts, chair, onClose, onBuy }: BuyInDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={chair !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      title={t('room.buyIn.title')}
      description={t(facts.hasBots ? 'room.buyIn.trial' : 'room.buyIn.text')}
    >
      {chair !== undefined && <Buying facts={facts} onBuy={onBuy} onDone={onClose} />}
    </Dialog>
  )
}

function Buying({ facts, onBuy, onDone }: Pick<BuyInDialogProps, 'facts' | 'onBuy'> & { onDone: () => void }) {
  const { t } = useTranslation()
  const { game } = useRooms()
  const isSending = useRoomState((state) => state.isSending)
  const balanceMinor = useRoomState((state) => state.balanceMinor)
  const refusal = useRefusal(useRoomState((state) => state.refusal))
  const [minMinor, maxMinor] = [BigInt(facts.buyInMinorMin), BigInt(facts.buyInMinorMax)]
  const [minor, setMinor] = useState(minMinor)
  const isRight = minor >= minMinor && minor <= maxMinor
  const buy = async () => {
    if (await onBuy(minor)) onDone()
  }
  return (
    <div className="grid gap-4">
      <AmountChoice label={t('room.buyIn')} minMinor={minMinor} maxMinor={maxMinor} minor={minor} onMinor={setMinor} />
      <KeyValues
        items={[
          { id: 'balance', label: t('room.balance'), value: <Cash minor={balanceMinor} /> },
          { id: 'unit', label: t('room.unit'), value: <Cash minor={BigInt(facts.unitMinor)} /> },
          { id: 'rake', label: t('room.rake'), value: <RakeWords rake={facts.rake} /> },
          ...game.options(facts, t).map((text, at) => ({ id: `option-${at}`, label: t('room.option'), value: text })),
        ]}
      />
      {refusal && (
        <p role="alert" className="text-sm text-ruby-ink">
          {refusal}
        </p>
      )}
      <Button block size="lg" variant="lamp" busy={isSending} disabled={!isRight} onClick={() => void buy()}>
        {t('room.buyIn.go')}
      </Button>
      <p className="text-xs text-ink-3">{t('room.seesCards')}</p>
    </div>
  )
}
