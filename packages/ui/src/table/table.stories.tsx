import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { Pager } from '../pager/pager.tsx'
import { Empty } from '../state/empty.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import type { Column } from './column.ts'
import { Table } from './table.tsx'

type Bet = { id: string; game: string; vendor: string; stake: string; payout: string; profit: string; isWon: boolean }

const bets: Bet[] = [
  {
    id: '8F2C-0419',
    game: 'Wild Mesa',
    vendor: 'Copperhead',
    stake: '20000',
    payout: '64000',
    profit: '44000',
    isWon: true,
  },
  {
    id: '8F2C-0418',
    game: 'Wild Mesa',
    vendor: 'Copperhead',
    stake: '20000',
    payout: '0',
    profit: '-20000',
    isWon: false,
  },
  {
    id: 'C05-7731',
    game: 'Baccarat Hội An',
    vendor: 'Lotus Live',
    stake: '500000',
    payout: '975000',
    profit: '475000',
    isWon: true,
  },
  {
    id: 'C05-7730',
    game: 'Baccarat Hội An',
    vendor: 'Lotus Live',
    stake: '500000',
    payout: '500000',
    profit: '0',
    isWon: false,
  },
  {
    id: 'XSMB-2011',
    game: 'Xổ Số Miền Bắc',
    vendor: 'Vé Số Ba Miền',
    stake: '100000',
    payout: '0',
    profit: '-100000',
    isWon: false,
  },
]

const columns: Column<Bet>[] = [
  {
    id: 'game',
    head: 'Trò chơi',
    isRowHead: true,
    card: 'title',
    foot: 'Trang này (5 ván)',
    cell: (bet) => (
      <span className="block">
        {bet.game}
        <span className="block text-xs font-normal text-ink-3 max-md:hidden">{bet.vendor}</span>
      </span>
    ),
  },
  { id: 'id', head: 'Mã ván', card: 'meta', cell: (bet) => <span className="mono">{bet.id}</span> },
  {
    id: 'stake',
    head: 'Tiền cược',
    align: 'end',
    sorted: 'none',
    onSort: () => {},
    cell: (bet) => <Money amount={bet.stake} currency="VND" decimals={0} />,
    foot: <Money amount="1140000" currency="VND" decimals={0} />,
  },
  {
    id: 'payout',
    head: 'Trả thưởng',
    align: 'end',
    sorted: 'descending',
    onSort: () => {},
    cell: (bet) => <Money amount={bet.payout} currency="VND" decimals={0} />,
  },
  {
    id: 'profit',
    head: 'Lãi / lỗ',
    align: 'end',
    card: 'end',
    cell: (bet) => <Money amount={bet.profit} currency="VND" decimals={0} signed />,
    foot: <Money amount="399000" currency="VND" decimals={0} signed />,
  },
  {
    id: 'state',
    head: 'Trạng thái',
    card: 'metaEnd',
    cell: (bet) => (
      <StatusChip tone={bet.isWon ? 'ok' : 'neutral'} size="sm">
        {bet.isWon ? 'Thắng' : 'Thua'}
      </StatusChip>
    ),
  },
  {
    id: 'verify',
    head: 'Kiểm tra',
    isHeadHidden: true,
    align: 'end',
    cell: () => (
      <Button variant="quiet" size="sm" className="text-mint-ink!" start={<Icon name="icon-[ph--seal-check]" />}>
        Kiểm tra
      </Button>
    ),
  },
]

const table = { label: 'Lịch sử cược', columns, rowKey: (bet: Bet) => bet.id }

function Ready() {
  const [page, setPage] = useState(1)
  return (
    <Table
      {...table}
      rows={bets}
      footer={<Pager page={page} pageSize={5} totalCount={1284} onPageChange={setPage} />}
    />
  )
}

function Queue() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['C05-7731']))
  const [active, setActive] = useState('8F2C-0418')
  return (
    <Table
      {...table}
      rows={bets}
      dense
      selection={{ keys, onChange: setKeys }}
      activeKey={active}
      onRowClick={(bet) => setActive(bet.id)}
      maxHeight="220px"
    />
  )
}

export const stories: Record<string, () => ReactNode> = {
  ready: Ready,
  queue: Queue,
  loading: () => <Table {...table} rows={[]} state="loading" />,
  empty: () => (
    <Table
      {...table}
      rows={[]}
      empty={
        <Empty
          icon="icon-[ph--ticket-duotone]"
          title="Chưa có vé nào ở đây"
          text="Đặt cược đầu tiên, vé sẽ nằm trong mục này."
          action={<Button>Xem kèo hôm nay</Button>}
        />
      }
    />
  ),
  filtered: () => <Table {...table} rows={[]} isFiltered onClearFilters={() => {}} />,
  failed: () => (
    <Table
      {...table}
      rows={[]}
      state="error"
      errorTitle="Không tải được lịch sử"
      errorText="Kiểm tra mạng rồi thử lại. Số dư không bị ảnh hưởng."
      onRetry={() => {}}
    />
  ),
}
