import { Button, Icon, Note, Skeleton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery } from '../play/lottery-context.ts'
import { CodeCard } from './code-card.tsx'
import { codeAddress } from './ticket-code.ts'

type Known = { address: string; drawNo: string } | 'failed'

/** The code of one of the player's own tickets. */
export function OwnCode({ ticketId, onBack }: { ticketId: string; onBack: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let isWanted = true
    void play.client.ticket(ticketId).then((answer) => {
      if (!isWanted) return
      const address = answer.ok ? codeAddress(location.origin, answer.value) : undefined
      setKnown(answer.ok && address !== undefined ? { address, drawNo: answer.value.ticket.draw.drawNo } : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [play, ticketId])
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        onClick={onBack}
        className="justify-self-start"
        start={<Icon name="icon-[ph--arrow-left-bold]" flip />}
      >
        {t('check.back')}
      </Button>
      {known === undefined && <Skeleton className="mx-auto size-65" />}
      {known === 'failed' && <Note tone="warn">{t('check.failed')}</Note>}
      {known !== undefined && known !== 'failed' && <CodeCard {...known} />}
    </div>
  )
}
