import { cx } from '../lib/cx.ts'

export type ButtonVariant = 'lamp' | 'default' | 'line' | 'ruby' | 'mint' | 'quiet' | 'glass'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex items-center justify-center text-center font-bold leading-[1.3] select-none focus-ring ' +
  'transition-[filter,transform,background-color,color] duration-fast ease-out ' +
  'not-disabled:hover:brightness-108 not-disabled:active:translate-y-px not-disabled:active:scale-[.985] ' +
  'aria-busy:hover:brightness-100 aria-busy:active:translate-y-0 aria-busy:active:scale-100 aria-busy:cursor-progress ' +
  'disabled:bg-none disabled:bg-surface-2 disabled:text-ink-disabled disabled:shadow-none'

const variants: Record<ButtonVariant, string> = {
  lamp: 'bg-(image:--f-btn-lamp) text-on-lamp shadow-(--f-btn-lamp-shadow)',
  default: 'bg-surface-3 text-ink',
  line: 'text-ink shadow-[inset_0_0_0_1.5px_var(--f-line-control)] hover:bg-surface-2',
  ruby: 'bg-ruby text-on-ruby',
  mint: 'bg-mint text-white',
  quiet: 'text-ink-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-ink',
  glass:
    'bg-[rgb(255_246_230/.14)] text-[#fff8ea] shadow-[inset_0_0_0_1.5px_rgb(255_246_230/.42)] ' +
    'light:bg-[rgb(255_252_244/.72)] light:text-[#2a1a3e] light:shadow-[inset_0_0_0_1.5px_#2a1a3e]',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 rounded-xs py-1 text-sm hit-44',
  md: 'min-h-10 gap-2 rounded-sm py-1.5 text-base touch:min-h-11',
  lg: 'min-h-12 gap-2 rounded-md py-2 text-lg',
}

const paddings: Record<ButtonSize, string> = { sm: 'px-3', md: 'px-4', lg: 'px-5.5' }

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  block?: boolean | undefined
}

/** The classes of a button, for what must look like one without being one. */
export function buttonClass({ variant = 'default', size = 'md', block }: ButtonLook): string {
  const padding = variant === 'quiet' && size !== 'lg' ? 'px-2.5' : paddings[size]
  return cx(base, variants[variant], sizes[size], padding, block && 'w-full')
}
