import { zodResolver } from "@hookform/resolvers/zod"
import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import { Controller, useForm, type UseFormReturn } from "react-hook-form"
import { useNavigate } from "react-router"
import { z } from "zod"
import type { Category } from "../../contract/categories.ts"
import { imageProblems } from "../../contract/images.ts"
import { productMessages } from "../../contract/messages.ts"
import { conditions, NewProduct } from "../../contract/products.ts"
import { uploadImage } from "../data/images.ts"
import { addProduct } from "../data/products.ts"
import { Button } from "../ui/button.tsx"
import { FormError } from "../ui/form-error.tsx"
import { Field, SelectField, TextField } from "../ui/field.tsx"
import { tellProblem } from "../ui/form-problem.ts"
import { toastSuccess } from "../ui/toast.ts"
import { PhotoField } from "./photo-field.tsx"

const Answers = NewProduct.omit({ productPhoto: true }).extend({
  photo: z.file({ error: imageProblems.missing }),
})
type Answers = z.infer<typeof Answers>
type Input = z.input<typeof Answers>

export function AddProductForm({ categories }: { categories: Category[] }) {
  const form = useForm<Input, unknown, Answers>({ resolver: zodResolver(Answers) })
  const { errors, isSubmitting } = form.formState
  const { add, progress } = useAdding()
  const navigate = useNavigate()
  const submit = form.handleSubmit(async (answers) => {
    try {
      await add(answers)
    } catch (error) {
      return tellProblem(form, error, {
        "too-large": "photo",
        "unsupported-type": "photo",
      })
    }
    void toastSuccess(productMessages.added(answers.productName))
    return navigate("/dashboard/myproducts")
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <Field label="Product Name" error={errors.productName?.message} {...form.register("productName")} />
      <Controller
        control={form.control}
        name="photo"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <PhotoField
            ref={ref}
            photo={value}
            onPick={onChange}
            onBlur={onBlur}
            error={errors.photo?.message}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Product Category"
          error={errors.categoryId?.message}
          {...form.register("categoryId")}
        >
          <option value="">Choose one</option>
          {categories.map(({ _id, categoryName }) => (
            <option key={_id} value={_id}>
              {categoryName}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Product Condition"
          error={errors.productCondition?.message}
          {...form.register("productCondition")}
        >
          <option value="">Choose one</option>
          {conditions.map((condition) => (
            <option key={condition}>{condition}</option>
          ))}
        </SelectField>
        <Numbers form={form} />
      </div>
      <Field label="Location" error={errors.location?.message} {...form.register("location")} />
      <TextField
        label="Product Description"
        rows={5}
        error={errors.productDescription?.message}
        {...form.register("productDescription")}
      />
      <Button type="submit" isBusy={isSubmitting}>
        ADD PRODUCT
      </Button>
      <FormError error={errors.root} isBusy={isSubmitting} />
      <output className="text-muted empty:hidden">{progress}</output>
    </form>
  )
}

function Numbers({ form }: { form: UseFormReturn<Input, unknown, Answers> }) {
  const { errors } = form.formState
  return (
    <>
      <Field
        label="Selling Price"
        type="number"
        step="any"
        inputMode="decimal"
        placeholder="BDT"
        error={errors.sellingPrice?.message}
        {...form.register("sellingPrice", { valueAsNumber: true })}
      />
      <Field
        label="Buying Price"
        type="number"
        step="any"
        inputMode="decimal"
        placeholder="BDT"
        error={errors.buyingPrice?.message}
        {...form.register("buyingPrice", { valueAsNumber: true })}
      />
      <Field
        label="Time Used"
        placeholder="days/weeks/months/years"
        error={errors.timeUsed?.message}
        {...form.register("timeUsed")}
      />
      <Field
        label="Phone Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...form.register("phoneNumber")}
      />
    </>
  )
}

/** Uploads the photo, then lists the product; a second try does not upload the same photo again. */
function useAdding() {
  const upload = useMutation(uploadImage)
  const adding = useMutation(addProduct)
  const uploaded = useRef<{ photo: File; url: string }>(undefined)
  async function add({ photo, ...product }: Answers) {
    if (uploaded.current?.photo !== photo) {
      const { data } = await upload.mutateAsync(photo)
      uploaded.current = { photo, url: data.url }
    }
    await adding.mutateAsync({ ...product, productPhoto: uploaded.current.url })
  }
  return {
    add,
    progress: upload.isPending ? "Sending your photo…" : adding.isPending && "Adding your product…",
  }
}
