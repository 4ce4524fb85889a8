import { nameOf } from "#texts/categories"
import { Link, useViewTransitionState } from "react-router"
import type { Category } from "../../contract/categories.ts"
import * as screens from "../data/screens.ts"
import { prefetchOnIntent } from "./prefetch-on-intent.ts"
import { Photo } from "./photo.tsx"

export function CategoryGrid({
  categories,
  priorityCount = 0,
}: {
  categories: Category[]
  priorityCount?: number
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-6">
      {categories.map((category, index) => (
        <li
          key={category._id}
          className="grid max-sm:last:odd:col-span-full sm:col-span-2 sm:last:nth-[3n+1]:col-start-3 sm:nth-last-2:nth-[3n+1]:col-start-2"
        >
          <CategoryCard category={category} isPriority={index < priorityCount} />
        </li>
      ))}
    </ul>
  )
}

function CategoryCard({ category, isPriority }: { category: Category; isPriority: boolean }) {
  const to = `/categories/${category._id}`
  const isOnItsWay = useViewTransitionState(to)
  return (
    <Link
      to={to}
      {...prefetchOnIntent(screens.category(category._id))}
      viewTransition
      className="group grid grid-rows-[auto_1fr] gap-x-3 rounded-box border border-base-300 bg-base-200 p-2 hover:border-accent lone:grid-cols-2 lone:grid-rows-none"
    >
      <Photo
        src={category.categoryImage}
        photoSizes={category.categoryImageSizes}
        alt=""
        shownAt="(min-width: 72rem) 21.25rem, (min-width: 40rem) calc(33.3vw - 2.75rem), calc(50vw - 2.5rem)"
        isPriority={isPriority}
        className={`rounded-sm ${isOnItsWay ? "moving-photo" : ""}`}
      />
      <span className="self-start px-1 pt-3 pb-1 sm:px-2 lone:self-center lone:pt-1 font-display text-lg leading-tight font-bold wrap-anywhere underline-offset-4 group-hover:underline sm:text-xl">
        {nameOf(category.categoryName).replaceAll("& ", "&\u00A0")}
      </span>
    </Link>
  )
}
