import { AdvertisedCard } from "../products/advertised-card.tsx"
import { ProductCard } from "../products/product-card.tsx"
import { Arrow } from "../ui/arrow.tsx"
import { Avatar } from "../ui/avatar.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Badge } from "../ui/badge.tsx"
import { CategoryGrid } from "../ui/category-grid.tsx"
import { Condition } from "../ui/condition.tsx"
import { FirstTime } from "../ui/first-time.tsx"
import { SearchIcon } from "../ui/search-icon.tsx"
import { NameInSentence } from "../ui/name-in-sentence.tsx"
import { NameLink } from "../ui/name-link.tsx"
import { PhoneLink } from "../ui/phone-link.tsx"
import { Photo } from "../ui/photo.tsx"
import { Price } from "../ui/price.tsx"
import { QrCode } from "../ui/qr-code.tsx"
import { Question } from "../ui/question.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import { SocialIcons } from "../ui/social-icons.tsx"
import { Tagline } from "../ui/tagline.tsx"
import { Unplugged } from "../ui/unplugged.tsx"
import { Rating } from "../ui/rating.tsx"
import { Verified } from "../ui/verified.tsx"
import { FormattedDateTime, FormattedDate } from "../ui/date-time.tsx"
import { Wordmark } from "../ui/wordmark.tsx"
import {
  advertised,
  category,
  longWord,
  nameless,
  photographed,
  product,
  sold,
  withLongName,
} from "./samples.ts"

export function Marks() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone="success">AVAILABLE</Badge>
      <Badge tone="sold">SOLD</Badge>
      <Badge tone="brass">ADVERTISED</Badge>
      <Badge tone="faded">SOLD</Badge>
      <Condition grade="Fair" />
      <Condition grade="Good" />
      <Condition grade="Excellent" />
      <Verified />
      <Rating rating={{ average: 4.3, reviews: 12 }} />
      <Price selling={9_500} bought={13_500.5} />
      <Price selling={10_000_000} />
      <FormattedDate moment={product.createdAt} />
      <p className="max-w-xs">
        <NameInSentence
          name={withLongName.productName}
        >{`You bought ${withLongName.productName}.`}</NameInSentence>
      </p>
      <FormattedDateTime moment={product.createdAt} />
      <Avatar name={product.sellerName} photo="" photoSizes={[]} className="size-12" />
      <Avatar name={product.sellerName} photo="/sharing.jpg" photoSizes={[]} className="size-12" />
      <NameLink to="/products">Yamaha F310</NameLink>
      <SearchIcon />
      <PhoneLink number="01700000001" />
      <QrCode content="https://backline.example" label="QR code" className="size-24" />
      <Unplugged />
      <BackLink to="/categories">All categories</BackLink>
      <Arrow to="back" />
      <Arrow to="on" />
      <span className="tolex p-4">
        <Wordmark />
        <Tagline className="max-w-xs" />
        <SocialIcons />
      </span>
    </div>
  )
}

export function Photos() {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Photo src="/sharing.jpg" photoSizes={[]} alt="There" shownAt="20rem" />
      <Photo src="/photos/missing.webp" photoSizes={[]} alt="Missing" shownAt="20rem" />
    </div>
  )
}

export function Questions() {
  return (
    <div className="grid gap-3">
      <SectionHeading>HOW IT WORKS</SectionHeading>
      <FirstTime title="Your first product is listed." next={{ to: "/", label: "SEE IT" }}>
        {longWord}
      </FirstTime>
      <Question Heading="h3" asked="How can I pay?">
        <p>Online by card, or cash on delivery after meeting the seller in person.</p>
      </Question>
      <Question Heading="h3" asked={longWord}>
        <p>{longWord}</p>
      </Question>
      <div ref={opened}>
        <Question Heading="h3" asked="When is a purchase completed?">
          <p>As soon as the product has been paid online.</p>
        </Question>
      </div>
    </div>
  )
}

function opened(part: HTMLElement | null) {
  const question = part?.querySelector("details")
  if (question) question.open = true
}

export function Cards() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[product, photographed, sold, withLongName, nameless].map((each) => (
        <ProductCard key={each._id} product={each} isPriority={false} />
      ))}
      <AdvertisedCard product={advertised} />
    </div>
  )
}

export function Categories() {
  const long = { ...category, _id: "long", categoryName: longWord }
  return (
    <div className="grid gap-6">
      <CategoryGrid categories={[category]} />
      <CategoryGrid categories={[category, long, { ...category, _id: "third" }]} />
    </div>
  )
}
