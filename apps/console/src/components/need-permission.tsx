import type { Permission } from '@fairground/contract'
import { ButtonLink } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../lib/me.ts'
import { PageHead } from './page-head.tsx'
import { WholePage } from './whole-page.tsx'

/** Shows a page to those who may see it, and tells everyone else why not. */
export function NeedPermission({
  permission,
  title,
  children,
}: {
  permission: Permission
  title: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  const me = useMe()
  if (may(me, permission)) return children
  return (
    <div className="min-w-0 flex-1 px-4 pt-4.5 md:px-5">
      <PageHead title={title} />
      <WholePage
        icon="icon-[ph--lock-key-duotone]"
        title={t('page.forbidden')}
        text={t('page.forbiddenText', { role: t(`role.${me.role}`) })}
        action={
          permission !== 'dashboard.read' && (
            <ButtonLink variant="line" href="/">
              {t('page.toOverview')}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
