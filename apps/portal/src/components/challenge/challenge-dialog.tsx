import type { ChallengePart, ChallengeUse } from '@fairground/contract'
import { Button, Dialog } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionForm } from './question-form.tsx'
import { SliderPuzzle } from './slider-puzzle.tsx'

export type Way = 'slider' | 'question'

export interface ChallengeDialogProps {
  use: ChallengeUse
  /** What is shown first. */
  way: Way
  /** With what the call carries when it was solved, without when it was closed. */
  onSettled: (pass?: ChallengePart) => void
}

/** A picture to complete, or a question for who cannot see or drag. */
export function ChallengeDialog({ use, way: firstWay, onSettled }: ChallengeDialogProps) {
  const { t } = useTranslation('challenge')
  const [way, setWay] = useState(firstWay)
  const [isOpen, setOpen] = useState(true)
  const [pass, setPass] = useState<ChallengePart>()
  const finish = (earned: ChallengePart) => {
    setPass(earned)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || setOpen(false)}
      onClosed={() => onSettled(pass)}
      title={t(way === 'slider' ? 'sliderTitle' : 'questionTitle')}
      awning="esports"
      phone="center"
      className="md:w-93"
    >
      {way === 'slider' ? <SliderPuzzle use={use} onSolved={finish} /> : <QuestionForm use={use} onSolved={finish} />}
      <Button
        variant="quiet"
        size="sm"
        block
        className="mt-2"
        onClick={() => setWay(way === 'slider' ? 'question' : 'slider')}
      >
        {t(way === 'slider' ? 'preferQuestion' : 'preferSlider')}
      </Button>
    </Dialog>
  )
}
