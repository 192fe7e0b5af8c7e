import { expect, test } from '@playwright/test'

// What is read aloud and in which order: roles, names and states of the ways in.

test('the log-in is read as a dialog of named fields, each with what is wrong with it, then the other ways in', async ({
  page,
}) => {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' })
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Đăng nhập":
      - heading "Đăng nhập" [level=2]
      - button "Đóng"
      - radiogroup "Cách đăng nhập":
        - radio "Bằng tên đăng nhập" [checked]
        - radio "Bằng mã SMS"
      - textbox "Tên đăng nhập" [invalid]
      - text: Không được để trống Mật khẩu
      - textbox "Mật khẩu" [invalid]
      - button "Hiện mật khẩu"
      - text: Không được để trống
      - status: Vui lòng nhập tên đăng nhập và mật khẩu.
      - button "Đăng nhập"
      - checkbox
      - button "Quên mật khẩu?"
      - button "Vào bằng passkey"
      - button "Tiếp tục với Google"
      - button "Tiếp tục với Facebook"
      - paragraph:
        - button "Đăng ký"
  `)
  await dialog.getByRole('radio', { name: 'Bằng mã SMS' }).check()
  await expect(dialog).toMatchAriaSnapshot(`
    - radiogroup "Cách đăng nhập":
      - radio "Bằng tên đăng nhập"
      - radio "Bằng mã SMS" [checked]
    - combobox "Mã quốc gia":
      - option /Việt Nam/ [selected]
    - textbox "Số di động"
    - textbox "Mã xác minh"
    - button "Lấy mã"
    - button "Đăng nhập"
    - checkbox "Nhớ số di động trong 1 ngày"
  `)
  await dialog.getByRole('button', { name: 'Quên mật khẩu?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' })
  await expect(forgot).toMatchAriaSnapshot(`
    - radiogroup "Bạn muốn lấy lại bằng cách nào?":
      - radio "Số di động" [checked]
      - radio "E-mail"
    - combobox "Mã quốc gia"
    - textbox "Số di động"
    - textbox "Mã xác minh"
    - button "Lấy mã"
    - textbox "Mật khẩu mới"
    - button "Hiện mật khẩu"
    - textbox "Nhập lại mật khẩu mới"
    - button "Hiện mật khẩu"
    - button "Đặt mật khẩu mới"
    - paragraph:
      - button "Quay lại đăng nhập"
  `)
  await forgot.getByRole('radio', { name: 'E-mail' }).check()
  await expect(forgot).toMatchAriaSnapshot(`
    - textbox "Tên đăng nhập"
    - textbox "Địa chỉ e-mail"
    - button "Gửi liên kết"
    - paragraph:
      - button "Quay lại đăng nhập"
  `)
})

test('the registration is read field by field, each with what it must be', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
    - textbox "Tên đăng nhập"
    - text: /Bắt đầu bằng chữ cái, sau đó là chữ cái và chữ số, 6–\\d+ ký tự\\. Mật khẩu/
    - textbox "Mật khẩu"
    - button "Hiện mật khẩu"
    - text: /Điền 8–\\d+ ký tự, không có khoảng trắng\\. Nhập lại mật khẩu/
    - textbox "Nhập lại mật khẩu"
    - button "Hiện mật khẩu"
    - textbox "Họ tên chủ tài khoản ngân hàng không bắt buộc"
    - textbox "Mã mời không bắt buộc"
    - textbox "Mã giới thiệu không bắt buộc"
    - checkbox /Tôi đủ \\d+ tuổi và đồng ý với Điều khoản sử dụng/
    - button "Điều khoản sử dụng"
    - button "Tạo tài khoản"
    - button "Xoá hết"
  `)
})
