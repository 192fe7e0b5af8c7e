import { cx } from '../lib/cx.ts'

export type IconProps = {
  /** The whole class, written out where it is used so that Tailwind finds it: `icon-[ph--x-bold]`. */
  name: string
  /** Directional icons mirror in right-to-left; clocks, media controls, logos and checks do not. */
  flip?: boolean
  className?: string
}

/** A Phosphor icon of 1.25em. Decorative: the control that holds it carries the name. */
export function Icon({ name, flip, className }: IconProps) {
  return <span aria-hidden="true" className={cx(name, 'shrink-0', flip && 'rtl:-scale-x-100', className)} />
}
