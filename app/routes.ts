import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes"

// a page for those who build the product: no build for real knows of it
const gallery = process.env["NODE_ENV"] === "development" ? [route("dev/gallery", "dev/gallery.tsx")] : []

export default [
  layout("error-boundary.tsx", [
    ...gallery,
    index("home/home.tsx"),
    route("login", "account/login.tsx"),
    route("login/google", "account/google.tsx"),
    route("signup", "account/signup.tsx"),
    route("blog", "blog/blog.tsx"),
    route("forgot-password", "account/forgot-password.tsx"),
    route("reset-password", "account/reset-password.tsx"),
    route("confirm-email", "account/confirm-email.tsx"),
    route("community", "community/join.tsx"),
    ...prefix("categories", [index("categories/categories.tsx"), route(":id", "categories/category.tsx")]),
    route("dashboard", "dashboard/layout.tsx", [
      index("dashboard/home.tsx"),
      route("addproducts", "products/add-product/add-product.tsx"),
      route("myproducts", "products/my-products.tsx"),
      route("allsellers", "users/all-sellers.tsx"),
      route("allbuyers", "users/all-buyers.tsx"),
      route("alladmins", "users/all-admins.tsx"),
      route("contact", "contact/contact.tsx"),
      route("community", "community/members.tsx"),
      route("audit", "audit/audit.tsx"),
      route("account", "account/account.tsx"),
      route("myorders", "bookings/my-orders.tsx"),
      route("wishlist", "wishlist/wishlist.tsx"),
      route("payment/:id", "payments/payment.tsx"),
    ]),
    route("*", "home/not-found.tsx"),
  ]),
] satisfies RouteConfig
