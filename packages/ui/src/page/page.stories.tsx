import { type ReactNode, useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Bulb } from '../bulb/bulb.tsx'
import { BulbDots } from '../bulb/bulb-dots.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Spark } from '../chart/spark.tsx'
import { Kpi, KpiStrip } from '../kpi/kpi.tsx'
import { Meter } from '../kpi/meter.tsx'
import { Logo } from '../logo/logo.tsx'
import { Menu } from '../menu/menu.tsx'
import { Money } from '../money/money.tsx'
import { Note } from '../note/note.tsx'
import { Empty } from '../state/empty.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { Count } from '../status/count.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Kbd } from './kbd.tsx'
import { LanguageGrid } from './language-grid.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { type Theme, ThemeToggle } from './theme-toggle.tsx'

const languages = [
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'id', name: 'Indonesia' },
  { code: 'ms', name: 'Melayu' },
  { code: 'pt', name: 'Português' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'pl', name: 'Polski' },
]

function Bar() {
  const [theme, setTheme] = useState<Theme>('dark')
  const [code, setCode] = useState('vi')
  return (
    <div className="card flex flex-wrap items-center gap-2.5 p-3">
      <Logo name="Fairground" />
      <LanguageMenu languages={languages} value={code} onValueChange={setCode} />
      <ThemeToggle theme={theme} onThemeChange={setTheme} />
      <Menu
        trigger={<Button>minhanh88</Button>}
        items={[
          { id: 'me', label: 'Tài khoản của tôi', icon: 'icon-[ph--user-circle-duotone]', href: '#me' },
          { id: 'wallet', label: 'Ví của tôi', icon: 'icon-[ph--wallet-duotone]', isOn: true },
          { kind: 'line', id: 'line' },
          { id: 'out', label: 'Đăng xuất', icon: 'icon-[ph--sign-out-duotone]', tone: 'danger' },
        ]}
      />
      <Tooltip text="Tải về CSV">
        <IconButton label="CSV" icon="icon-[ph--download-simple]" look="line" />
      </Tooltip>
      <Kbd>J</Kbd> <Kbd>K</Kbd> <Kbd>?</Kbd>
      <Avatar name="minhanh88" ring /> <Avatar name="lan" size="sm" />
    </div>
  )
}

function Figures() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 md:grid-cols-4">
        <Kpi label="Số ván" value="1.284" note="1 ván chờ kết quả" />
        <Kpi
          label="Cược hợp lệ"
          value={<Money amount="18420000" currency="VND" decimals={0} />}
          note="▲ +12,4%"
          noteTone="up"
          aside={<Spark values={['1', '2', '1.5', '3', '4']} />}
        />
        <Kpi
          label="Lãi / lỗ"
          value={<Money amount="-451500" currency="VND" decimals={0} signed />}
          note="−2,5% trên cược"
        />
        <Kpi label="Trả thưởng" value="" isLoading />
      </div>
      <KpiStrip
        items={[
          { id: 'wait', label: 'Đang chờ', value: '23', note: 'tổng 214.860.000 ₫' },
          { id: 'long', label: 'Chờ lâu nhất', value: '22 ph', valueTone: 'down', note: '▲ mục tiêu dưới 15 ph' },
          { id: 'done', label: 'Duyệt hôm nay', value: '318', note: '2,41 tỷ ₫' },
          { id: 'no', label: 'Từ chối', value: '9', note: '2,8%' },
          { id: 'auto', label: 'Tự động chi', value: '71%', note: 'rủi ro dưới 20' },
        ]}
      />
      <div className="card grid gap-4 p-5">
        <Meter label="Vòng cược" percent={64} />
        <Meter label="Hạn mức" percent={90} tone="ruby" />
        <span className="flex items-center gap-4">
          <BulbDots total={10} lit={6} label="6 trong 10" /> <Bulb lit /> <Bulb />
        </span>
        <div className="flex flex-wrap gap-2">
          <StatusChip tone="live">Trực tiếp</StatusChip>
          <StatusChip tone="ok" icon="icon-[ph--check-circle-fill]">
            Thắng
          </StatusChip>
          <StatusChip>Thua</StatusChip>
          <StatusChip tone="info">Chờ kết quả</StatusChip>
          <StatusChip tone="wait" icon="icon-[ph--hourglass-medium-fill]">
            Đang duyệt
          </StatusChip>
          <StatusChip tone="bad" icon="icon-[ph--x-circle-fill]">
            Từ chối
          </StatusChip>
          <StatusChip tone="lamp">RTP 96,8%</StatusChip>
          <Count value={12} />
          <Count value={120} />
        </div>
      </div>
    </div>
  )
}

function Words() {
  const [tab, setTab] = useState('in')
  return (
    <div className="grid gap-4">
      <div className="card overflow-clip">
        <Tabs
          label="Ví"
          listClassName="px-3"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'in', label: 'Nạp tiền', panel: <p className="p-5">Nạp</p> },
            { value: 'out', label: 'Rút tiền', count: 2, panel: <p className="p-5">Rút</p> },
            { value: 'move', label: 'Chuyển ví trò chơi' },
            { value: 'up', label: 'Chuyển cho tuyến trên', disabled: true },
          ]}
        />
      </div>
      <Note title="Giờ bảo trì">Sảnh Lotus Live nghỉ 03:00–03:30.</Note>
      <Note tone="ok">Đã lưu hạn mức mới.</Note>
      <Note tone="warn" action={<Button size="sm">Đổi</Button>}>
        Bạn đã dùng 90% hạn mức nạp tháng này.
      </Note>
      <Note tone="bad">Chưa gửi được lệnh. Tiền chưa bị trừ.</Note>
      <div className="card p-5">
        <Timeline
          events={[
            { id: '1', title: 'Gửi lệnh', time: '20:41', tone: 'ok', icon: 'icon-[ph--paper-plane-tilt-fill]' },
            { id: '2', title: 'Nhận duyệt', time: '20:43', actor: 'ops.trang', tone: 'wait' },
            { id: '3', title: 'Chi tiền', text: 'Dự kiến 20:58' },
          ]}
        />
      </div>
      <div className="card p-5">
        <LanguageGrid languages={languages} value="vi" onChoose={() => {}} />
      </div>
      <div className="card p-5">
        <Empty
          layout="row"
          icon="icon-[ph--ticket-duotone]"
          title="Chưa có vé nào ở đây"
          text="Đặt cược đầu tiên, vé sẽ nằm trong mục này."
          action={<Button>Xem kèo hôm nay</Button>}
        />
      </div>
      <div className="card p-5">
        <ErrorState
          layout="row"
          title="Không tải được lịch sử"
          text="Kiểm tra mạng rồi thử lại. Số dư không bị ảnh hưởng."
          onRetry={() => {}}
        />
      </div>
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = { bar: Bar, figures: Figures, words: Words }
