import { type OperatorList, permissions, type StaffRole } from '@fairground/contract'
import { Icon, Select, useMediaQuery } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Roles = OperatorList['roles']

/** What each role may do. The server decides by the same table; nobody changes it here. */
export function RoleMatrix({ roles }: { roles: Roles }) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(width < 48rem)')
  return (
    <section className="card mt-5 overflow-clip" aria-labelledby="role-matrix">
      <div className="px-4 pt-3.5 pb-3 md:px-5">
        <h2 id="role-matrix" className="font-bold">
          {t('operators.matrix')}
        </h2>
        <p className="text-sm text-ink-3">{t('operators.matrixText')}</p>
      </div>
      {isNarrow ? <OneRole roles={roles} /> : <AllRoles roles={roles} />}
    </section>
  )
}

function AllRoles({ roles }: { roles: Roles }) {
  const { t } = useTranslation()
  return (
    <div className="overflow-x-auto contain-inline-size">
      <table aria-labelledby="role-matrix" className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-y border-line-soft bg-surface-2 text-xs text-ink-2">
            <th scope="col" className="px-5 py-2 text-start font-semibold">
              {t('operators.permission')}
            </th>
            {roles.map(({ role }) => (
              <th key={role} scope="col" className="px-2 py-2 text-center font-semibold whitespace-nowrap">
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission} className="border-b border-line-soft last:border-0">
              <th scope="row" className="px-5 py-2 text-start font-medium">
                {t(`permission.${permission}`)}
              </th>
              {roles.map(({ role, permissions: held }) => (
                <td key={role} className="px-2 py-2 text-center">
                  <Held isHeld={held.includes(permission)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone the columns stand behind a choice. */
function OneRole({ roles }: { roles: Roles }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<StaffRole>('owner')
  const held = roles.find(({ role }) => role === shown)?.permissions ?? []
  return (
    <div className="px-4 pb-4">
      <Select
        label={t('operators.role')}
        options={roles.map(({ role }) => ({ value: role, label: t(`role.${role}`) }))}
        value={shown}
        onValueChange={setShown}
      />
      <ul className="mt-2 divide-y divide-line-soft">
        {permissions.map((permission) => (
          <li key={permission} className="flex items-center justify-between gap-3 py-2 text-sm">
            {t(`permission.${permission}`)}
            <Held isHeld={held.includes(permission)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Held({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex align-middle">
      <Icon
        name={isHeld ? 'icon-[ph--check-circle-fill]' : 'icon-[ph--minus]'}
        className={isHeld ? 'text-lg text-mint-ink' : 'text-lg text-ink-3 opacity-60'}
      />
      <span className="sr-only">{t(isHeld ? 'operators.may' : 'operators.mayNot')}</span>
    </span>
  )
}
