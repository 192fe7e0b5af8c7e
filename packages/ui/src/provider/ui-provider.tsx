import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ComponentType, createContext, type ReactNode, type Ref, use, useMemo } from 'react'
import type { UiText } from './ui-text.ts'

export type LinkProps = {
  href: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
  onClick?: React.MouseEventHandler<HTMLAnchorElement>
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  'aria-describedby'?: string
}

type Ui = {
  text: UiText
  /** BCP 47, as in `vi`, `en`, `ar-EG`. Figures are always in Latin digits. */
  locale: string
  dir: 'ltr' | 'rtl'
  Link: ComponentType<LinkProps>
}

const UiContext = createContext<Ui | undefined>(undefined)

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

export type UiProviderProps = {
  text: UiText
  locale: string
  dir?: 'ltr' | 'rtl'
  /** The app's router link; a plain anchor when absent. */
  Link?: ComponentType<LinkProps>
  children: ReactNode
}

/** Gives the components their words, language, direction and link. Put once at the root of an app. */
export function UiProvider({ text, locale, dir = 'ltr', Link = PlainLink, children }: UiProviderProps) {
  const ui = useMemo(() => ({ text, locale, dir, Link }), [text, locale, dir, Link])
  return (
    <UiContext value={ui}>
      <DirectionProvider direction={dir}>{children}</DirectionProvider>
    </UiContext>
  )
}

/** What the provider was given. Throws outside a UiProvider: that is a mistake in the app's root. */
export function useUi(): Ui {
  const ui = use(UiContext)
  if (!ui) throw new Error('Fairground components need a <UiProvider> above them')
  return ui
}

export const useUiText = (): UiText => useUi().text
