import { Seg } from '@fairground/ui'
import { type ReactNode, useId } from 'react'

interface SegChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  isFixed: boolean
  onChange: (value: Value) => void
}

/** One of a few words. */
export function SegChoice<Value extends string>({ label, options, value, isFixed, onChange }: SegChoiceProps<Value>) {
  return (
    <div>
      <span className="instant-label" aria-hidden="true">
        {label}
      </span>
      <Seg
        block
        label={label}
        options={options.map((option) => ({ ...option, disabled: isFixed }))}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}

interface RangeChoiceProps {
  label: string
  /** The chosen value as people read it. */
  shown: ReactNode
  min: number
  max: number
  value: number
  isFixed: boolean
  onChange: (value: number) => void
}

/** A whole number on a slider. */
export function RangeChoice({ label, shown, isFixed, onChange, ...range }: RangeChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="instant-label">
        {label} <b className="text-sm text-ink">{shown}</b>
      </label>
      <input
        id={id}
        type="range"
        className="instant-range focus-ring"
        disabled={isFixed}
        onChange={(event) => onChange(Number(event.target.value))}
        {...range}
      />
    </div>
  )
}

/** A figure with its name over it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="instant-fact">
      <span>{label}</span>
      <b>{children}</b>
    </div>
  )
}
