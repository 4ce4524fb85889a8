import { Link, useViewTransitionState } from "react-router"
import type { Category } from "../../contract/categories.ts"
import * as screens from "../data/screens.ts"
import { ahead } from "./ahead.ts"
import { Photo } from "./photo.tsx"

/** Every category, three in a row on large screens (spec §9). */
export function CategoryGrid({ categories, early = 0 }: { categories: Category[]; early?: number }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      {categories.map((category, index) => (
        <li
          key={category._id}
          className="grid last:odd:max-lg:col-span-full lg:last:nth-[3n+1]:col-span-full"
        >
          <CategoryCard category={category} isEarly={index < early} />
        </li>
      ))}
    </ul>
  )
}

function CategoryCard({ category, isEarly }: { category: Category; isEarly: boolean }) {
  const to = `/categories/${category._id}`
  const isOnItsWay = useViewTransitionState(to)
  return (
    <Link
      to={to}
      {...ahead(screens.category(category._id))}
      viewTransition
      className="group grid grid-rows-[auto_1fr] gap-x-3 rounded-sm border border-edge/40 bg-base-200 p-2 hover:border-accent sm:p-3 lone:grid-cols-2 lone:grid-rows-none lg:lone:grid-cols-[1fr_2fr]"
    >
      <Photo
        src={category.categoryImage}
        photoSizes={category.categoryImageSizes}
        alt=""
        shownAt="(min-width: 64rem) 21rem, calc(50vw - 2.5rem)"
        isEarly={isEarly}
        className={`rounded-xs ${isOnItsWay ? "moving-photo" : ""}`}
      />
      <span className="self-start px-1 pt-3 pb-1 lone:self-center lone:pt-1 font-display text-lg leading-tight font-bold wrap-anywhere underline-offset-4 group-hover:underline sm:text-xl">
        {category.categoryName}
      </span>
    </Link>
  )
}
