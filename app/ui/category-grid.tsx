import { Link, useViewTransitionState } from "react-router"
import type { Category } from "../../contract/categories.ts"
import { Photo } from "./photo.tsx"

/** Every category, three in a row on large screens (spec §9). */
export function CategoryGrid({ categories, early = 0 }: { categories: Category[]; early?: number }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      {categories.map((category, index) => (
        <li key={category._id} className="grid">
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
      viewTransition
      className="group grid corners grid-rows-[auto_1fr] rounded-sm border border-base-300 bg-base-200 p-2 transition-[--corner] hover:[--corner:var(--color-primary)] sm:p-3"
    >
      <Photo
        src={category.categoryImage}
        photoSizes={category.categoryImageSizes}
        alt=""
        shownAt="(min-width: 64rem) 22rem, 50vw"
        isEarly={isEarly}
        className={`rounded-xs ${isOnItsWay ? "moving-photo" : ""}`}
      />
      <span className="self-center px-1 pt-3 pb-1 font-display text-lg leading-tight font-bold wrap-anywhere underline-offset-4 group-hover:underline sm:text-xl">
        {category.categoryName}
      </span>
    </Link>
  )
}
