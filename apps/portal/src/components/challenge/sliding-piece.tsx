import { sliderKeyStep, sliderPiece } from '@fairground/contract/slider'
import { Icon, useLateFocus } from '@fairground/ui'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Slide, useSlide } from './use-slide.ts'

interface SlidingPieceProps {
  puzzle: { background: string; piece: string; pieceY: number; width: number; height: number }
  state: 'ready' | 'busy' | 'solved'
  onDone: (slide: Slide) => void
}

/** Width of the handle with the rim of its rail around it, in pixels of the screen. */
const handleWidth = 48

const percent = (share: number) => `${share * 100}%`

/** The picture, and a handle that moves the piece along it, by hand or by keys. Both turn with the script. */
export function SlidingPiece({ puzzle, state, onDone }: SlidingPieceProps) {
  const { t } = useTranslation('challenge')
  const { width, height } = puzzle
  const max = width - sliderPiece.width
  const { x, grab, drag, onKeyDown, moveTo } = useSlide(max, onDone)
  const railRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const isReady = state === 'ready'
  useLateFocus(inputRef, isReady)
  const railWidth = () => railRef.current?.getBoundingClientRect().width ?? width
  const grip = isReady ? 'cursor-grab touch-none active:cursor-grabbing' : ''
  const share = x / max
  return (
    <>
      <div
        aria-hidden="true"
        className={`relative aspect-320/176 overflow-hidden rounded-md select-none ${state === 'busy' ? 'opacity-60' : ''}`}
      >
        <img
          src={puzzle.background}
          alt=""
          draggable={false}
          className="pointer-events-none size-full rtl:-scale-x-100"
        />
        <img
          {...drag}
          src={puzzle.piece}
          alt=""
          draggable={false}
          className={`absolute rtl:-scale-x-100 ${grip}`}
          style={{
            insetInlineStart: percent(x / width),
            insetBlockStart: percent(puzzle.pieceY / height),
            inlineSize: percent(sliderPiece.width / width),
          }}
          onPointerDown={(event) => isReady && grab(event, width / railWidth())}
        />
      </div>
      <div
        ref={railRef}
        className="relative h-12 rounded-pill bg-sunk shadow-[inset_0_0_0_1px_var(--f-line-control)] select-none"
      >
        <input
          ref={inputRef}
          type="range"
          min={0}
          max={max}
          step={sliderKeyStep}
          value={x}
          disabled={!isReady}
          aria-label={t('slide')}
          aria-describedby={hintId}
          aria-valuetext={t('place', { percent: Math.round(share * 100) })}
          onKeyDown={onKeyDown}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          className="peer sr-only"
        />
        <span
          className={`absolute inset-y-0 start-0 rounded-pill ${state === 'solved' ? 'bg-mint-soft' : 'bg-lamp-soft'}`}
          style={{ inlineSize: `calc(${handleWidth}px + (100% - ${handleWidth}px) * ${share})` }}
        />
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 end-5 flex items-center text-sm text-ink-3 transition-opacity ${x > 0 ? 'opacity-0' : ''}`}
        >
          {t('slideHere')}
        </span>
        <span
          {...drag}
          data-handle
          className={`absolute top-0.5 grid size-11 place-items-center rounded-full text-lg shadow-2 outline-lamp outline-offset-2 peer-focus-visible:outline-2 ${grip} ${
            state === 'solved' ? 'bg-mint-fill text-white' : 'bg-(image:--f-btn-lamp) text-on-lamp'
          }`}
          style={{ insetInlineStart: `calc(2px + (100% - ${handleWidth}px) * ${share})` }}
          onPointerDown={(event) => isReady && grab(event, max / (railWidth() - handleWidth))}
        >
          <Icon name={state === 'solved' ? 'icon-[ph--check-bold]' : 'icon-[ph--arrows-left-right-bold]'} />
        </span>
        <span id={hintId} hidden>
          {t('readerHint')}
        </span>
      </div>
    </>
  )
}
