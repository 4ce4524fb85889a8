import { type ComponentProps, useState } from "react"
import { Button } from "../ui/button.tsx"
import { InlineSelect } from "../ui/inline-select.tsx"
import { AskDialog, ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { Field, SelectField, TextField } from "../ui/field.tsx"
import { InPlace } from "../ui/in-place.tsx"
import { LinkForm } from "../ui/link-form.tsx"
import { NewPasswordField } from "../ui/new-password-field.tsx"
import { DigitsField } from "../ui/digits-field.tsx"
import { NumberField } from "../ui/number-field.tsx"
import { Notice } from "../ui/notice.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { PasswordField } from "../ui/password-field.tsx"
import { RadioButton } from "../ui/radio-button.tsx"
import { PhoneField } from "../ui/phone-field.tsx"
import { SearchWords } from "../ui/search-words.tsx"
import { Submit } from "../ui/submit.tsx"
import { ThemeSwitch } from "../ui/theme-switch.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"
import { Message } from "../ui/toaster.tsx"
import { late, longWord, looks, withLongName } from "./samples.ts"
import { useForm } from "../ui/use-form.ts"

const touches = {
  pointed: "is-hover",
  focused: "is-focus is-focus-visible",
  pressed: "is-hover is-active",
}

export function Buttons() {
  return (
    <div className="grid gap-3">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>{look}</Button>
          {Object.entries(touches).map(([touch, className]) => (
            <Button key={touch} look={look} className={className}>
              {touch}
            </Button>
          ))}
          <Button look={look} isBusy>
            {look}
          </Button>
          <Button look={look} disabled>
            {look}
          </Button>
        </div>
      ))}
      <div className="tolex justify-self-start">
        <ThemeSwitch />
      </div>
    </div>
  )
}

export function Fields() {
  const { control } = useForm({ defaultValues: { password: "ABcd1" } })
  return (
    <div className="grid max-w-md gap-4">
      <Field label="Empty" />
      <Field label="Filled" defaultValue={longWord} hint="With a hint" aside={<a href="#aside">Aside</a>} />
      <Field label="In focus" className={`${touches.focused} is-focus-within`} />
      <Field label="Wrong" defaultValue="ana@" error="Email is required" />
      <NumberField label="Counted" defaultValue="১২৫00" unit="BDT" hint="12,500 BDT" />
      <DigitsField label="Copied" defaultValue="01700000000" />
      <Field label="Disabled" defaultValue="Ana Gomes" disabled />
      <Field label="File" type="file" className="file-input px-0" />
      <Field
        label="Wrong file"
        type="file"
        className="file-input px-0"
        error="This is not a photo we can read."
      />
      <PhoneField defaultValue="+880 1712-345678" />
      <PhoneField defaultValue="12" error="Phone Number has 6 to 15 digits" />
      <PasswordField label="Password" defaultValue="ABcd1" />
      <PasswordField label="Wrong password" defaultValue="ABcd1" error="Wrong Password" />
      <NewPasswordField label="New password" control={control} name="password" />
      <SelectField label="Choice">
        <option>Choose one</option>
      </SelectField>
      <SelectField label="Wrong choice" error="Product Category is required">
        <option>Choose one</option>
      </SelectField>
      <SelectField label="Disabled choice" disabled>
        <option>Choose one</option>
      </SelectField>
      <RadioButton name="choice" defaultChecked>
        In person
      </RadioButton>
      <RadioButton name="choice">{longWord}</RadioButton>
      <SearchWords label="Search my products" words="" onChange={() => undefined} />
      <SearchWords label="Search my products" words={longWord} onChange={() => undefined} />
      <InlineSelect label="Sort by">
        <option>Newest first</option>
      </InlineSelect>
      <InlineSelect label="Sort by" disabled>
        <option>Newest first</option>
      </InlineSelect>
      <TextField label="Several lines" rows={2} error="Product Description is required" />
      <TextField label="Lines of someone" rows={2} defaultValue={`${longWord}\n${longWord}`} />
      <TextField label="Disabled lines" rows={2} defaultValue="Played at home." disabled />
    </div>
  )
}

const ends: Record<string, ComponentProps<typeof Submit>> = {
  told: {
    error: undefined,
    note: <output className="text-muted">Sending your photo…</output>,
    children: "ADD PRODUCT",
  },
  refused: {
    error: { type: "already-booked", message: "You have booked this product already." },
    children: "CONFIRM BOOKING",
  },
  failed: { error: late, children: "CONFIRM BOOKING" },
  triedAgain: { error: late, isBusy: true, children: "CONFIRM BOOKING" },
  busy: { error: undefined, isBusy: true, children: "CONFIRM BOOKING" },
  disabled: { error: undefined, disabled: true, children: "CONFIRM PAYMENT" },
}

export function Submits() {
  return (
    <div className="grid max-w-md gap-4">
      {Object.entries(ends).map(([name, end]) => (
        <form key={name} className="grid gap-1">
          <Submit {...end} />
        </form>
      ))}
      <InPlace isOver next={<p>Sent, in the room of the form.</p>}>
        <Submit error={undefined}>SEND</Submit>
      </InPlace>
      <LinkForm
        title="Confirm your email"
        label="CONFIRM"
        send={() => Promise.resolve()}
        done="Thank you!"
        doneTitle="Confirmed"
        instead={undefined}
      >
        Press CONFIRM to finish.
      </LinkForm>
    </div>
  )
}

export function Notices() {
  return (
    <div className="grid">
      {["Your draft is cleared.", longWord].map((says) => (
        <Notice key={says} says={says}>
          <Button look="plain">Undo</Button>
        </Notice>
      ))}
    </div>
  )
}

export function Dialogs() {
  const [open, setOpen] = useState("")
  const close = () => setOpen("")
  return (
    <div className="flex flex-wrap gap-3">
      {["delete", "busy", "ask", "outcome"].map((name) => (
        <Button key={name} look="plain" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {(open === "delete" || open === "busy") && (
        <ConfirmDialog
          act={`delete ${withLongName.productName}?`}
          isBusy={open === "busy"}
          onCancel={close}
          onConfirm={close}
        />
      )}
      {open === "ask" && (
        <AskDialog act={`make ${longWord} an admin?`} confirm="MAKE ADMIN" onCancel={close} onConfirm={close}>
          An admin sees every seller and buyer, and can remove them.
        </AskDialog>
      )}
      {open === "outcome" && <Outcome>Thank you! Your address is confirmed.</Outcome>}
    </div>
  )
}

export function Toasts() {
  return (
    <div className="flex flex-wrap gap-3">
      {(["success", "error", "blank"] as const).map((type) => (
        <Message
          key={type}
          toast={{ ...said, id: type, type, message: type === "error" ? late.message : said.message }}
        />
      ))}
      <Message toast={{ ...said, message: longWord }} />
      <Button look="plain" onClick={() => toastSuccess("Product advertised successfully!")}>
        Success
      </Button>
      <Button look="plain" onClick={() => toastError(longWord)}>
        Failure
      </Button>
    </div>
  )
}

const said: ComponentProps<typeof Message>["toast"] = {
  id: "long",
  type: "success",
  message: "Product advertised successfully!",
  createdAt: 0,
  pauseDuration: 0,
  ariaProps: { role: "status", "aria-live": "polite" },
  visible: true,
  dismissed: false,
}
