import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../field/input.tsx'
import { PasswordInput } from '../field/password-input.tsx'
import { Seg } from '../field/seg.tsx'
import { Logo } from '../logo/logo.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Shown = Omit<DialogProps, 'open' | 'onOpenChange'> & { name: string }

function Opener({ name, ...dialog }: Shown) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{name}</Button>
      <Dialog {...dialog} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

function LogIn() {
  return (
    <div className="grid gap-4 pt-1">
      <Seg
        label="Cách đăng nhập"
        block
        value="name"
        onValueChange={() => {}}
        options={[
          { value: 'name', label: 'Tên đăng nhập' },
          { value: 'sms', label: 'Tin nhắn SMS' },
        ]}
      />
      <Field label="Tên đăng nhập">
        <Input autoComplete="username" />
      </Field>
      <Field label="Mật khẩu">
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Button variant="lamp" size="lg" block>
        Đăng nhập
      </Button>
    </div>
  )
}

const pane = (
  <div className="flex h-full flex-col gap-6 bg-linear-to-b from-[#171038] to-[#64306c] px-6.5 pt-10 text-[#fff6e4]">
    <Logo name="Fairground" />
    <p className="poster text-[27px] leading-8.5">Chào mừng bạn trở lại</p>
  </div>
)

function Kinds() {
  return (
    <div className="flex flex-wrap gap-3">
      <Opener
        name="ask"
        phone="center"
        title="Đăng xuất?"
        description="Phiên trên máy này sẽ kết thúc. Cược đang chờ vẫn giữ nguyên."
        footer={
          <>
            <Button variant="line" className="flex-1">
              Ở lại
            </Button>
            <Button className="flex-1">Đăng xuất</Button>
          </>
        }
      />
      <Opener
        name="reality"
        phone="center"
        awning="mint"
        locked
        title="Bạn đã chơi 60 phút"
        description="Cược 6.360.000 ₫, lãi / lỗ −284.000 ₫. Trò chơi đang tạm dừng."
        footer={
          <>
            <Button variant="lamp" className="flex-1">
              Nghỉ 15 phút
            </Button>
            <Button variant="line">Chơi tiếp</Button>
          </>
        }
      />
      <Opener name="login" width="wide" titleLook="poster" title="Đăng nhập" pane={pane}>
        <LogIn />
      </Opener>
      <Opener name="long" title="Điều khoản" awning="esports" footer={<Button variant="lamp">Đồng ý</Button>}>
        {Array.from({ length: 40 }, (_, index) => `Điều ${index + 1}. Mỗi ván đều có thể tự kiểm chứng.`).map(
          (line) => (
            <p key={line} className="py-1">
              {line}
            </p>
          ),
        )}
      </Opener>
    </div>
  )
}

export const stories: Record<string, () => ReactNode> = { kinds: Kinds }
