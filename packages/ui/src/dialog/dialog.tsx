import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Awning, type AwningColor } from '../awning/awning.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** `poster` for a place one enters (log in, register), `plain` for a question. */
  titleLook?: 'poster' | 'plain'
  description?: ReactNode
  /** 440 or 860 px; on a phone both are a full-height sheet, unless `phone` says otherwise. */
  width?: 'narrow' | 'wide'
  /** `bottom` is a sheet as tall as its content: choices, game sheet. `center` stays a card: short questions. */
  phone?: 'full' | 'bottom' | 'center'
  awning?: AwningColor
  /** Money is in flight: no Esc, no scrim, no close button. */
  locked?: boolean
  /** May open over a window that is not its parent, and darkens that too. */
  isOver?: boolean
  /** Buttons along the foot; stay in sight while the content scrolls. */
  footer?: ReactNode
  /** A picture column at the start, 300 px, from 768 px up. */
  pane?: ReactNode
  initialFocus?: React.RefObject<HTMLElement | null>
  /** After the closing movement ended. */
  onClosed?: () => void
  className?: string
  children?: ReactNode
}

const phoneLooks = {
  full: 'max-md:h-dvh max-md:max-h-dvh max-md:w-full',
  bottom: 'max-md:mb-0 max-md:max-h-[92dvh] max-md:w-full',
  center: 'max-md:max-h-[92dvh] max-md:w-[calc(100%-2rem)]',
}

/** A click in another window opened over this one does not count as outside. */
function isOfOtherWindow(event: Event, own: Element | null): boolean {
  const places = [event.target, event instanceof FocusEvent ? event.relatedTarget : null]
  return places.some((place) => {
    const window = place instanceof Element ? place.closest('[role="dialog"]') : null
    return window !== null && window !== own
  })
}

/** A window over the page: awning on top, focus kept inside, Esc and the scrim close it unless it is locked. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, width = 'narrow', phone = 'full', awning = 'ruby', locked = false } = props
  const { isOver = false, onClosed } = props
  const popupRef = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (next) onOpenChange(true)
        else if (!locked && !isOfOtherWindow(event, popupRef.current)) onOpenChange(false)
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      disablePointerDismissal={locked}
    >
      <Base.Portal>
        {!isOver && (
          <Base.Backdrop className="fixed inset-0 z-(--f-z-scrim) bg-scrim backdrop-blur-[3px] calm:backdrop-blur-none transition-opacity duration-base ease-out data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        )}
        {/* A window over a window has no backdrop of its own; what lies below it is darkened here. */}
        <Base.Viewport
          className={cx(
            'fixed inset-0 z-(--f-z-dialog) flex overflow-hidden transition-[background-color] duration-base data-[ending-style]:bg-transparent',
            isOver
              ? 'not-data-[ending-style]:not-data-[starting-style]:bg-scrim'
              : 'data-[nested]:not-data-[ending-style]:not-data-[starting-style]:bg-scrim',
          )}
        >
          <Base.Popup
            ref={popupRef}
            initialFocus={props.initialFocus}
            className={cx(
              'relative m-auto flex max-w-full flex-col text-ink outline-none md:max-h-[calc(100dvh-3rem)]',
              'transition-[opacity,transform] duration-slow ease-out data-[ending-style]:duration-base data-[ending-style]:ease-in',
              'data-[ending-style]:translate-y-3 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0',
              phoneLooks[phone],
              width === 'wide' ? 'md:w-dialog-wide' : 'md:w-dialog',
              props.className,
            )}
          >
            <Awning
              color={awning}
              className={cx(
                'relative z-2 shrink-0 md:-mx-1.75 md:rounded-t-[10px]',
                phone === 'center' && 'max-md:-mx-1 max-md:rounded-t-[10px]',
              )}
            />
            <DialogBody {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function DialogBody({ title, titleLook = 'plain', description, locked, footer, pane, children, phone }: DialogProps) {
  const text = useUiText()
  const padding = pane ? 'px-4 md:px-8' : 'px-4 md:px-5.5'
  return (
    <div
      className={cx(
        '-mt-3.25 grid min-h-0 flex-1 bg-overlay shadow-3 md:rounded-b-[14px]',
        Boolean(pane) && 'md:grid-cols-[300px_1fr]',
        phone === 'center' && 'rounded-b-[14px]',
      )}
    >
      {pane && <div className="relative hidden overflow-hidden rounded-es-[14px] md:block">{pane}</div>}
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className={cx('flex items-start gap-3 pt-8 pb-3', padding)}>
          <div className={cx('min-w-0 flex-1', titleLook === 'poster' ? 'pt-0.5' : 'pt-2')}>
            <Base.Title className={titleLook === 'poster' ? 'poster text-3xl' : 'text-lg font-bold'}>
              {title}
            </Base.Title>
            {description && <Base.Description className="mt-2 text-sm text-ink-2">{description}</Base.Description>}
          </div>
          {!locked && (
            <Base.Close
              nativeButton
              render={<IconButton label={text.close} icon="icon-[ph--x-bold]" className="-me-2" />}
            />
          )}
        </div>
        {children && (
          <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain pb-5', padding)}>{children}</div>
        )}
        {footer && (
          <div
            className={cx(
              'flex flex-wrap items-center gap-2 pt-2 pb-5 max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
              padding,
            )}
          >
            {footer}
          </div>
        )}
      </div>
    </div>
  )
}
