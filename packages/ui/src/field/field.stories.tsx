import { formatMoney } from '@fairground/money'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { MoneyInput } from '../money/money-input.tsx'
import { Kbd } from '../page/kbd.tsx'
import { Check } from './check.tsx'
import { Chip, FilterChip } from './chip.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Otp } from './otp.tsx'
import { PasswordInput } from './password-input.tsx'
import { Radio } from './radio.tsx'
import { SearchInput } from './search-input.tsx'
import { Seg } from './seg.tsx'
import { Select } from './select.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { Textarea } from './textarea.tsx'

const user = <Icon name="icon-[ph--user]" />

function States() {
  return (
    <div className="card grid gap-4 p-5 md:grid-cols-2">
      <Field label="Tên đăng nhập" required>
        <Input start={user} placeholder="minhanh88" />
      </Field>
      <Field label="Tên đăng nhập" ok="Tên này còn trống">
        <Input start={user} defaultValue="minhanh88" />
      </Field>
      <Field label="Tên đăng nhập" error="Cần 6 đến 16 ký tự">
        <Input start={user} defaultValue="mh" />
      </Field>
      <Field label="Tên đăng nhập" disabled hint="Không đổi được">
        <Input start={user} defaultValue="minhanh88" />
      </Field>
      <Field label="Mật khẩu" required hint="6 đến 16 ký tự, có chữ và số">
        <PasswordInput defaultValue="hoaDao2026" autoComplete="new-password" />
      </Field>
      <Field label="Mã mời" optional>
        <Input start={<Icon name="icon-[ph--ticket-duotone]" />} />
      </Field>
      <Field label="Ghi chú nội bộ" className="md:col-span-2">
        <Textarea placeholder="Bắt buộc khi từ chối hoặc giữ lệnh" />
      </Field>
    </div>
  )
}

function Money() {
  const [amount, setAmount] = useState('2000000')
  const [usdt, setUsdt] = useState('12.5')
  return (
    <div className="card grid gap-4 p-5 md:grid-cols-2">
      <Field label="Số tiền nạp" hint="Từ 50.000 ₫ đến 300.000.000 ₫ mỗi lần">
        <MoneyInput size="lg" value={amount} onValueChange={setAmount} unit="₫" />
      </Field>
      <Field label="USDT" hint={`value: ${JSON.stringify(usdt)}`}>
        <MoneyInput size="lg" value={usdt} onValueChange={setUsdt} decimals={2} unit="USDT" />
      </Field>
      <div className="flex flex-wrap gap-2 md:col-span-2">
        {['200000', '500000', '2000000', '5000000', '10000000'].map((chip) => (
          <Chip key={chip} pressed={chip === amount} disabled={chip === '10000000'} onClick={() => setAmount(chip)}>
            {formatMoney(chip, { locale: 'vi', decimals: 0 })}
          </Chip>
        ))}
      </div>
    </div>
  )
}

function Search() {
  const [query, setQuery] = useState('rồng')
  return (
    <div className="card grid gap-4 p-5 md:grid-cols-2">
      <SearchInput label="Tìm theo tên trò chơi" value={query} onValueChange={setQuery} />
      <SearchInput label="Mã lệnh, tài khoản" value="" onValueChange={() => {}} end={<Kbd>/</Kbd>} />
    </div>
  )
}

function Choices() {
  const [code, setCode] = useState('407')
  const [day, setDay] = useState('7')
  const [kind, setKind] = useState<string | undefined>(undefined)
  const [isOn, setIsOn] = useState(true)
  return (
    <div className="card grid gap-5 p-5 md:grid-cols-2">
      <Field label="Mã xác minh" hint="Đã gửi tới +84 ••• 678">
        <Otp value={code} onValueChange={setCode} />
      </Field>
      <Field label="Mã xác minh" error="Mã không đúng. Còn 2 lần thử.">
        <Otp value="123456" onValueChange={setCode} />
      </Field>
      <Field label="Loại trò chơi">
        <Select
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'slots', label: 'Slots' },
            { value: 'live', label: 'Casino trực tuyến' },
            { value: 'sports', label: 'Thể thao' },
            { value: 'fish', label: 'Bắn cá', disabled: true },
          ]}
        />
      </Field>
      <div className="grid content-start gap-3">
        <Seg
          label="Khoảng"
          value={day}
          onValueChange={setDay}
          options={[
            { value: '1', label: 'Hôm nay' },
            { value: '7', label: '7 ngày', icon: <Icon name="icon-[ph--calendar-blank-duotone]" /> },
            { value: '30', label: '30 ngày' },
          ]}
        />
        <Seg
          label="Cách đăng nhập"
          block
          size="sm"
          value={day}
          onValueChange={setDay}
          options={[
            { value: '1', label: 'Tên đăng nhập' },
            { value: '7', label: 'Tin nhắn SMS' },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Check checked={isOn} onChange={() => setIsOn(!isOn)}>
          Nhớ tôi trong 1 ngày
        </Check>
        <Check invalid>Tôi đã đủ 18 tuổi</Check>
        <Check indeterminate>Một phần</Check>
        <Check disabled>Tắt</Check>
        <Radio name="story" defaultChecked>
          Mã QR
        </Radio>
        <Radio name="story">Ngân hàng</Radio>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Switch checked={isOn} onChange={() => setIsOn(!isOn)}>
          Âm thanh
        </Switch>
        <Switch>Nhạc</Switch>
        <Stepper label="Tiền cược" onDecrease={() => {}} onIncrease={() => {}} canDecrease={false}>
          20.000 ₫
        </Stepper>
        <FilterChip label="7 ngày" onRemove={() => {}} />
        <Chip size="sm" pressed>
          Slots
        </Chip>
        <Chip size="sm">Casino</Chip>
      </div>
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = {
  states: States,
  money: Money,
  search: Search,
  choices: Choices,
}
