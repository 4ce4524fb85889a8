import * as texts from "#texts/account"
import { storageWarnings } from "#texts/storage"
import { type ReactNode, useState } from "react"
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from "react-router"
import { SignIn } from "../../contract/identity.ts"
import { type SessionUser, useUser } from "../identity/access-token.ts"
import { read } from "../data/read-response.ts"
import { apiContext } from "../api.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { isProblem } from "../data/problem.ts"
import { safeReturnTo } from "../identity/return-to.ts"
import { fetchName, signIn } from "../data/identity.ts"
import { pageMeta } from "../document/page-meta.ts"
import { useIsStorageWritable } from "../storage/storage-warnings.ts"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { PasswordField } from "../ui/password-field.tsx"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/login.ts"
import { DemoAccounts } from "./demo-accounts.tsx"
import { FinishSignUp, type Unfinished } from "./finish-sign-up.tsx"
import { GoogleButton } from "./google-button.tsx"
import { Panel } from "../ui/panel.tsx"
import { checked } from "../ui/checked.ts"
import { useForm } from "../ui/use-form.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, { path: "/login", title: texts.login, description: texts.loginDescription })
}

export async function loader({ context }: Route.LoaderArgs) {
  const demo = read(context.get(apiContext).api.demo.$get())
  return {
    demo: await demo.catch((error: unknown) => {
      if (isProblem(error, "not-found")) return null
      throw error
    }),
  }
}

export default function LoginScreen({ loaderData: { demo } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useSignIn()
  const [unfinished, setUnfinished] = useState<Unfinished>()
  const user = useInitialUser()
  const needsOtherRole = useNeedsOtherRole()
  async function signedIn() {
    toastSuccess(texts.loggedIn)
    await navigate(safeReturnTo(search.get("from")), { replace: true })
  }
  if (user && !needsOtherRole) return <Navigate to={nextPage(search)} replace />
  if (unfinished) return <FinishSignUp {...unfinished} onFinished={signedIn} />
  return (
    <Panel
      title={texts.login}
      {...(demo && {
        beside: <DemoAccounts demo={demo} onPick={(email) => fillIn(form, email, demo.password)} />,
      })}
    >
      <Why user={user} />
      <LoginForm form={form} onSignedIn={signedIn} onUnfinished={setUnfinished} />
      <GoogleButton />
      <p>
        {texts.newToBackline}{" "}
        <Link to={{ pathname: "/signup", search: search.toString() }} className="link font-bold">
          {texts.createAccount}
        </Link>
      </p>
    </Panel>
  )
}

/** Returns who was logged in when the page opened; ignores a login on this page, which navigates away itself. */
function useInitialUser() {
  const current = useUser()
  const [user, setUser] = useState(current)
  if ((user === undefined || !current) && user !== current) setUser(current)
  return user
}

function useNeedsOtherRole() {
  const state: unknown = useLocation().state
  return (
    typeof state === "object" && state !== null && "needsOtherRole" in state && state.needsOtherRole === true
  )
}

function nextPage(search: URLSearchParams) {
  return search.has("from") ? safeReturnTo(search.get("from")) : "/dashboard"
}

function Why({ user }: { user: SessionUser | null | undefined }) {
  const isKept = useIsStorageWritable()
  if (!user)
    return (
      <>
        <Reason className="hidden session-ended:block">{texts.sessionEnded}</Reason>
        {!isKept && <Reason>{storageWarnings.session}</Reason>}
      </>
    )
  const { before, between, link, after } = texts.otherAccount
  return (
    <Reason>
      {before}
      <bdi>{user.name}</bdi>
      {between}
      <Link to="/dashboard" className="link font-bold">
        {link}
      </Link>
      {after}
    </Reason>
  )
}

function Reason({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p role="alert" className={`border-l-4 border-accent py-1 pl-3 ${className}`}>
      {children}
    </p>
  )
}

function useSignIn() {
  return useForm({
    resolver: checked(SignIn),
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
  })
}

type Form = ReturnType<typeof useSignIn>

function fillIn(form: Form, email: string, password: string) {
  form.reset({ email, password })
  form.setFocus("password")
}

type FormProps = {
  form: Form
  onSignedIn: () => Promise<void>
  onUnfinished: (unfinished: Unfinished) => void
}

function LoginForm({ form, onSignedIn, onUnfinished }: FormProps) {
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await signIn(values)
    } catch (error) {
      if (isProblem(error, "not-found"))
        return askUnfinished(values.email).then(onUnfinished, (failure) => showProblem(form, failure))
      return showProblem(form, error, { "auth/user-not-found": "email", "auth/wrong-password": "password" })
    }
    return onSignedIn()
  })
  return (
    <form method="post" noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label={texts.password}
        aside={<ForgotPassword />}
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.logIn}
      </Submit>
    </form>
  )
}

async function askUnfinished(email: string): Promise<Unfinished> {
  const { fetchRole } = await loadChunk(() => import("../data/users.ts"))
  const [name, role] = await Promise.all([fetchName(), fetchRole(email)])
  return { email, name, hasRole: role !== undefined }
}

function ForgotPassword() {
  return (
    <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
      {texts.forgotPassword}
    </Link>
  )
}
