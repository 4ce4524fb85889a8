import type { AccountType } from "../../contract/identity.ts"
import type { Role } from "../../contract/users.ts"

export const name = "Name"
export const email = "Email"
export const password = "Password"
export const forgotPassword = "Forgot Password?"

export const login = "Login"
export const loginDescription = "Log in to book, to sell and to keep a wishlist."
export const logIn = "LOGIN"
export const loggedIn = "Logged in successfully!"
export const newToBackline = "New to Backline?"
export const createAccount = "Create an account"
export const sessionEnded = "Your session has ended. Please log in again."
/** The name of whoever is logged in stands after `before`. */
export const otherAccount = {
  before: "You are logged in as ",
  between: ", and that page is for another kind of account. Log in as someone else, or go to ",
  link: "your dashboard",
  after: ".",
}
export const demoAccounts = "Demo accounts"
export const thisIsADemo = "This is a demo"
export const demoRoles: Record<Role, string> = { Seller: "Seller", Buyer: "Buyer", admin: "Admin" }
export const demoPassword = "Log in as one of these people. Their password is "

export const loginWithGoogle = "Login with Google"
export const standIn = "In this demo someone stands in for Google."
export const googleNotSetUp = "Login with Google is not set up here."
export const googleCancelled = "Login with Google was cancelled."
export const googleUnreachable =
  "Google cannot be reached at this moment. Please try again, or log in with your password."
export const googleNotLinked = "This address has an account with a password here. Log in with it."
export const googleNotVerified = "Google has not verified this address. Verify it there first."
export const googleDidNotWork = "Login with Google did not work. Please try again."

export const signUpTitle = "Sign Up"
export const signUpDescription = "Join as a buyer or a seller of second-hand musical gear."
export const alreadyMember = "Already have an account?"
export const signUp = "SIGN UP"
export const signedUp = "User account created successfully!"
export const accountType = "Account type"
export const accountTypes: Record<AccountType, { name: string; hint: string }> = {
  Seller: { name: "Seller", hint: "I have gear to sell" },
  Buyer: { name: "Buyer", hint: "I am looking for gear" },
}
export const oneMoreQuestion = "One more question"
export const finishAccount = "Finish your account"
export const whatName = "Your account is almost ready. What is your name?"
export const whichUse = "Your account is almost ready. How will you use Backline?"
export const finishSignUp = "FINISH SIGN UP"
