export const keys = { secret: "sk_test_backline", publishable: "pk_test_backline", webhook: "whsec_backline" }
