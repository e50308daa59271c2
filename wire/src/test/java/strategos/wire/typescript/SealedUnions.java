package strategos.wire.typescript;

import cz.habarta.typescript.generator.Extension;
import cz.habarta.typescript.generator.TsType;
import cz.habarta.typescript.generator.compiler.ModelCompiler.TransformationPhase;
import cz.habarta.typescript.generator.compiler.SymbolTable;
import cz.habarta.typescript.generator.compiler.TsModelTransformer;
import cz.habarta.typescript.generator.emitter.EmitterExtensionFeatures;
import cz.habarta.typescript.generator.emitter.TsAliasModel;
import cz.habarta.typescript.generator.emitter.TsBeanModel;
import cz.habarta.typescript.generator.emitter.TsModel;
import cz.habarta.typescript.generator.emitter.TsModifierFlags;
import cz.habarta.typescript.generator.emitter.TsPropertyModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.wire.Kinds;
import strategos.wire.WireModule;
import strategos.wire.typescript.TypeScript.Common;

/**
 * A sealed interface as the union of its records, which are told apart by one property; and an
 * interface that each family of games has a type for as the union of those.
 */
final class SealedUnions extends Extension {

    private final List<Common> common;

    SealedUnions(List<Common> common) {
        this.common = common;
    }

    @Override
    public EmitterExtensionFeatures getFeatures() {
        return new EmitterExtensionFeatures();
    }

    @Override
    public List<TransformerDefinition> getTransformers() {
        return List.of(
                new TransformerDefinition(
                        TransformationPhase.BeforeSymbolResolution,
                        (TsModelTransformer.Context context, TsModel model) ->
                                unite(context.getSymbolTable(), model)));
    }

    private TsModel unite(SymbolTable symbols, TsModel model) {
        List<TsBeanModel> records = new ArrayList<>();
        List<TsAliasModel> unions = new ArrayList<>();
        for (TsBeanModel bean : model.getBeans()) {
            var members = members(bean.getOrigin());
            if (members.isEmpty()) {
                records.add(toldApart(bean));
            } else {
                members.forEach(member -> requireDeclared(model, member));
                unions.add(union(symbols, bean, members));
            }
        }
        return model.withBeans(records).withAddedTypeAliases(unions);
    }

    private static void requireDeclared(TsModel model, Class<?> member) {
        if (model.getBean(member) == null)
            throw new IllegalStateException(
                    member.getName()
                            + " is one of a sealed interface that TypeScript does not list");
    }

    private List<Class<?>> members(@Nullable Class<?> type) {
        if (type == null) return List.of();
        var permitted = type.getPermittedSubclasses();
        return permitted == null ? ofFamilies(type) : Kinds.of(type).toList();
    }

    private List<Class<?>> ofFamilies(Class<?> type) {
        return common.stream()
                .filter(each -> each.type() == type)
                .<Class<?>>flatMap(each -> each.own().stream())
                .toList();
    }

    private static TsAliasModel union(
            SymbolTable symbols, TsBeanModel bean, List<Class<?>> members) {
        List<TsType> types = new ArrayList<>();
        for (Class<?> member : members)
            types.add(new TsType.ReferenceType(symbols.getSymbol(member)));
        return new TsAliasModel(
                bean.getOrigin(), bean.getName(), null, new TsType.UnionType(types), null);
    }

    private static TsBeanModel toldApart(TsBeanModel bean) {
        List<TsPropertyModel> properties = new ArrayList<>(bean.getProperties());
        Class<?> type = bean.getOrigin();
        WireModule.sealedInterface(type)
                .map(WireModule::kindProperty)
                .ifPresent(
                        property -> {
                            properties.removeIf(other -> other.getName().equals(property));
                            properties.addFirst(literal(property, WireModule.kind(type)));
                        });
        return bean.withExtends(List.of()).withProperties(properties);
    }

    private static TsPropertyModel literal(String property, String value) {
        var type = new TsType.StringLiteralType(value);
        return new TsPropertyModel(property, type, TsModifierFlags.None, true, null);
    }
}
