import type { InvitedFriend } from '@fairground/contract'
import { Empty, Pager, type PagerProps, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'

interface FriendTableProps {
  friends: readonly InvitedFriend[] | undefined
  /** Another page is on its way. */
  isOld: boolean
  page: Pick<PagerProps, 'page' | 'pageSize' | 'totalCount' | 'onPageChange'>
}

/** Who registered with the code, newest first. */
export function FriendTable({ friends, isOld, page }: FriendTableProps) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('referral.friends')}</h2>
      <Table
        label={t('referral.friends')}
        rows={friends ?? []}
        rowKey={({ account }) => account}
        state={!friends || isOld ? 'loading' : 'ready'}
        empty={<Empty icon="icon-[ph--user-plus-duotone]" title={t('referral.none')} text={t('referral.noneText')} />}
        columns={[
          {
            id: 'account',
            isRowHead: true,
            card: 'title',
            head: t('referral.account'),
            cell: ({ account }) => <bdi>{account}</bdi>,
          },
          { id: 'state', head: t('referral.state'), cell: ({ state }) => t(`referral.state.${state}`) },
          {
            id: 'at',
            align: 'end',
            card: 'end',
            head: t('referral.registeredAt'),
            cell: ({ registeredAt }) => <DateTime at={registeredAt} />,
          },
        ]}
        footer={page.totalCount > page.pageSize && <Pager {...page} />}
      />
    </section>
  )
}
