import { Logo } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Scene } from '../../components/scene.tsx'

/** The fairground beside a form that lets one in. */
export function BrandPane({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <div className="relative isolate flex h-full flex-col overflow-hidden p-6.5 text-[#fff6e4]">
      <Scene isNarrow className="absolute inset-0 -z-10 size-full object-cover object-[70%_100%]" />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-[rgb(20_14_44/.55)] via-transparent to-[rgb(20_14_44/.8)] light:from-[rgb(255_250_241/.7)] light:to-[rgb(255_250_241/.3)]" />
      <Logo name="Fairground" size="sm" />
      <p className="mt-8 font-poster text-2xl leading-[1.2] light:text-[#2a1a3e]">{title}</p>
      <p className="mt-2.5 text-sm text-[#f0e2ef] light:text-[#43325a]">{text}</p>
      <p className="mt-auto flex items-center gap-2.5 text-sm light:text-[#2a1a3e]">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-current text-2xs font-bold">
          18+
        </span>
        {t('common:adultsOnly')}
      </p>
    </div>
  )
}
