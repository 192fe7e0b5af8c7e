import { crashX100Max, crashX100Min } from '@fairground/game-rules/games/crash'
import { basisPointsOfTyped } from '@fairground/money'
import { useState } from 'react'

interface TargetInputProps {
  label: string
  x100: number
  disabled: boolean
  onChange: (x100: number) => void
}

/** A multiplier in plain figures, with a point or a comma; what is out of bounds goes back to the nearest that is not. */
export function TargetInput({ label, x100, disabled, onChange }: TargetInputProps) {
  const [typed, setTyped] = useState<string>()
  const keep = () => {
    // Hundredths, as in a percentage: 2,50 and 2.50 are both 250.
    const read = basisPointsOfTyped(typed ?? '')
    setTyped(undefined)
    if (read) onChange(Math.min(Math.max(read, crashX100Min), crashX100Max))
  }
  return (
    <label className="crash-target">
      <span className="sr-only">{label}</span>
      <input
        inputMode="decimal"
        className="focus-ring"
        dir="ltr"
        disabled={disabled}
        value={typed ?? (x100 / 100).toFixed(2)}
        onChange={(event) => setTyped(event.target.value.slice(0, 8))}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      <span aria-hidden="true">×</span>
    </label>
  )
}
