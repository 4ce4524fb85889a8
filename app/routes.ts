import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes"

// a page for those who build the product: no build for real knows of it
const gallery = process.env["NODE_ENV"] === "development" ? [route("dev/gallery", "dev/gallery.tsx")] : []

export default [
  layout("boundary.tsx", [
    ...gallery,
    index("home/home.tsx"),
    route("login", "account/login.tsx"),
    route("login/google", "account/google.tsx"),
    route("signup", "account/signup.tsx"),
    route("blog", "blog/blog.tsx"),
    route("forgot-password", "account/forgot-password.tsx"),
    route("reset-password", "account/reset-password.tsx"),
    route("confirm-email", "account/confirm-email.tsx"),
    route("community", "account/community.tsx"),
    ...prefix("categories", [index("categories/categories.tsx"), route(":id", "categories/category.tsx")]),
    route("dashboard", "dashboard/layout.tsx", [
      index("dashboard/home.tsx"),
      route("addproducts", "dashboard/add-product.tsx"),
      route("myproducts", "dashboard/my-products.tsx"),
      route("allsellers", "dashboard/all-sellers.tsx"),
      route("allbuyers", "dashboard/all-buyers.tsx"),
      route("alladmins", "dashboard/all-admins.tsx"),
      route("contact", "dashboard/contact.tsx"),
      route("community", "dashboard/community.tsx"),
      route("audit", "dashboard/audit.tsx"),
      route("account", "dashboard/account.tsx"),
      route("myorders", "dashboard/my-orders.tsx"),
      route("wishlist", "dashboard/wishlist.tsx"),
      route("payment/:id", "dashboard/payment.tsx"),
    ]),
    route("*", "home/not-found.tsx"),
  ]),
] satisfies RouteConfig
