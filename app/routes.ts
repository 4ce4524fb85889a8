import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"
import type { PagePath } from "../contract/pages.ts"

const gallery = process.env["NODE_ENV"] === "development" ? [route("dev/gallery", "dev/gallery.tsx")] : []

export default [
  layout("document/error-boundary.tsx", [
    ...gallery,
    page("/", "home/home.tsx"),
    page("/login", "account/login.tsx"),
    page("/login/google", "account/google.tsx"),
    page("/signup", "account/signup.tsx"),
    page("/blog", "blog/blog.tsx"),
    page("/forgot-password", "account/forgot-password.tsx"),
    page("/reset-password", "account/reset-password.tsx"),
    page("/confirm-email", "account/confirm-email.tsx"),
    page("/community", "community/join.tsx"),
    page("/legal", "legal/legal.tsx"),
    page("/support", "support/by-link.tsx"),
    page("/categories", "categories/categories.tsx"),
    page("/categories/:id", "categories/category.tsx"),
    page("/products", "search/search.tsx"),
    page("/products/:id/:slug?", "products/product-page/product.tsx"),
    page("/sellers/:id", "sellers/seller.tsx"),
    layout("messages/layout.tsx", [
      page("/messages", "messages/messages.tsx"),
      page("/messages/:id", "messages/conversation.tsx"),
      page("/messages/support/:id", "support/conversation.tsx"),
    ]),
    page("/notifications", "notifications/notifications.tsx"),
    page("/handover/:id", "deals/handover.tsx"),
    layout("dashboard/layout.tsx", [
      page("/dashboard", "dashboard/home.tsx"),
      page("/dashboard/addproducts", "products/add-product/add-product.tsx"),
      page("/dashboard/myproducts", "products/my-products.tsx"),
      page("/dashboard/products/:id", "products/edit-product/edit-product.tsx"),
      page("/dashboard/allsellers", "users/all-sellers.tsx"),
      page("/dashboard/allbuyers", "users/all-buyers.tsx"),
      page("/dashboard/alladmins", "users/all-admins.tsx"),
      page("/dashboard/alldeals", "deals/all-deals.tsx"),
      page("/dashboard/contact", "contact/contact.tsx"),
      page("/dashboard/contact/:id", "contact/conversation.tsx"),
      page("/dashboard/community", "community/members.tsx"),
      page("/dashboard/audit", "audit/audit.tsx"),
      page("/dashboard/disputes", "disputes/disputes.tsx"),
      page("/dashboard/money", "payouts/money.tsx"),
      page("/dashboard/payouts", "payouts/payouts.tsx"),
      page("/dashboard/account", "account/account.tsx"),
      page("/dashboard/myorders", "bookings/my-orders.tsx"),
      page("/dashboard/sales", "deals/sales.tsx"),
      page("/dashboard/offers", "offers/offers.tsx"),
      page("/dashboard/wishlist", "wishlist/wishlist.tsx"),
      page("/dashboard/searches", "saved-searches/saved-searches.tsx"),
      page("/dashboard/payment/:id", "payments/payment.tsx"),
      page("/dashboard/deals/:id", "deals/deal.tsx"),
    ]),
    route("*", "home/not-found.tsx"),
  ]),
] satisfies RouteConfig

function page(path: PagePath, screen: string) {
  return path === "/" ? index(screen) : route(path.slice(1), screen)
}
